"""How likely is no set among n cards: exactly, on a fresh deal, and in the middle of play."""

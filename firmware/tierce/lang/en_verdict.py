"""English: why a claim was wrong, and what that costs."""

WORDS = """
NOT_A_SET Not a set
TIME_UP Time is up
FEATURES number/colour/shape/fill
ALL_DIFFERENT all different
ALIKE all one/all two/all three // all red/all green/all purple // all ovals/all squiggles/all diamonds // all solid/all striped/all empty
PAIR two have one, one not/two have two, one not/two have three, one not // two are red, one not/two are green, one not/two are purple, one not // two ovals, one not/two squiggles, one not/two diamonds, one not // two are solid, one not/two are striped, one not/two are empty, one not
MINUS_ONE a point less
NO_PENALTY costs nothing
LOCKED locked out
ALL_IN all may play again
GIVEN_BACK a set is given back
OWED a set is owed
"""

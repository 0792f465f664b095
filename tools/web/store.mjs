// What is kept in this browser: the firmware's files as hex, and the page's own choice of a board.
// Storage may be full or forbidden; then writing says false, and nothing ever throws.

const PREFIX = "tierce/";

export const store = {
  read(name) {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },

  write(name, text) {
    try {
      localStorage.setItem(PREFIX + name, text);
      return true;
    } catch {
      return false;
    }
  },

  append(name, text) {
    return this.write(name, (this.read(name) ?? "") + text);
  },

  remove(name) {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // Where nothing can be kept, there is nothing to forget.
    }
  },
};

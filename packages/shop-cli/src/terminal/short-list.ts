/** Lines shown one by one. */
const maxShown = 50;

/** A list of any length, such as that of refused rows. Shows its first lines, and counts the others. */
export interface ShortList {
  add(line: string): void;
  /** Says how many lines were not shown. */
  end(): void;
}

export function createShortList(say: (line: string) => void): ShortList {
  let count = 0;
  return {
    add(line) {
      count += 1;
      if (count <= maxShown) say(line);
    },
    end() {
      if (count > maxShown) say(`… and ${count - maxShown} more`);
    },
  };
}

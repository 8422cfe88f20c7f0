/** Maximum number of printed lines. */
const maxShown = 50;

/** List of any length, such as refused rows. Prints the first lines and counts the others. */
export interface ShortList {
  add(line: string): void;
  /** Prints the number of lines that were not shown. */
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

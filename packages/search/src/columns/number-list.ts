/** List of whole numbers from 0 to 2³² - 1, 4 bytes each, in a typed array that the garbage collector does not scan. */
export class NumberList {
  private numbers = new Uint32Array(64);
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(number: number): void {
    if (this.count === this.numbers.length) {
      const grown = new Uint32Array(this.count * 2);
      grown.set(this.numbers);
      this.numbers = grown;
    }
    this.numbers[this.count++] = number;
  }

  /** Returns 0 outside the list. */
  at(place: number): number {
    return place >= 0 && place < this.count ? (this.numbers[place] ?? 0) : 0;
  }

  /** Returns the numbers pushed so far; a view, not a copy. */
  toArray(): Uint32Array {
    return this.numbers.subarray(0, this.count);
  }
}

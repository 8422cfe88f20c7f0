/** Whole numbers from 0 to 2³² - 1, one after the other, in 4 bytes each and out of the garbage collector's way. */
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

  /** 0 where nothing is. */
  at(place: number): number {
    return place >= 0 && place < this.count ? (this.numbers[place] ?? 0) : 0;
  }

  /** Numbers pushed so far; not a copy. */
  toArray(): Uint32Array {
    return this.numbers.subarray(0, this.count);
  }
}

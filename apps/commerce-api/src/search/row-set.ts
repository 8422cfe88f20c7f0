/** A set of row numbers from 0 to `size` - 1, one bit each. */
export class RowSet {
  readonly size: number;
  private readonly words: Uint32Array;

  private constructor(size: number, words: Uint32Array) {
    this.size = size;
    this.words = words;
  }

  static empty(size: number): RowSet {
    return new RowSet(size, new Uint32Array(Math.ceil(size / 32)));
  }

  static full(size: number): RowSet {
    const set = RowSet.empty(size);
    set.words.fill(0xffffffff);
    const rest = size % 32;
    if (rest !== 0) set.words[set.words.length - 1] = 2 ** rest - 1;
    return set;
  }

  add(row: number): void {
    const word = row >>> 5;
    this.words[word] = ((this.words[word] ?? 0) | (1 << (row & 31))) >>> 0;
  }

  remove(row: number): void {
    const word = row >>> 5;
    this.words[word] = ((this.words[word] ?? 0) & ~(1 << (row & 31))) >>> 0;
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  and(other: RowSet): RowSet {
    const words = new Uint32Array(this.words.length);
    for (let index = 0; index < words.length; index++) {
      words[index] = (this.words[index] ?? 0) & (other.words[index] ?? 0);
    }
    return new RowSet(this.size, words);
  }

  or(other: RowSet): RowSet {
    const words = new Uint32Array(this.words.length);
    for (let index = 0; index < words.length; index++) {
      words[index] = (this.words[index] ?? 0) | (other.words[index] ?? 0);
    }
    return new RowSet(this.size, words);
  }

  without(other: RowSet): RowSet {
    const words = new Uint32Array(this.words.length);
    for (let index = 0; index < words.length; index++) {
      words[index] = (this.words[index] ?? 0) & ~(other.words[index] ?? 0);
    }
    return new RowSet(this.size, words);
  }

  count(): number {
    let total = 0;
    for (const word of this.words) total += bitCount(word);
    return total;
  }

  /** Row numbers in ascending order. */
  rows(): Uint32Array {
    const rows = new Uint32Array(this.count());
    let next = 0;
    for (let index = 0; index < this.words.length; index++) {
      for (let word = this.words[index] ?? 0; word !== 0; word = (word & (word - 1)) >>> 0) {
        rows[next++] = index * 32 + (31 - Math.clz32(word & -word));
      }
    }
    return rows;
  }
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

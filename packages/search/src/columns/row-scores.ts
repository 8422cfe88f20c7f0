/** Scores of found rows. */
export class RowScores {
  /** In ascending order. */
  readonly rows: Uint32Array;
  /** Score of each row. */
  readonly scores: Float64Array;

  private constructor(rows: Uint32Array, scores: Float64Array) {
    this.rows = rows;
    this.scores = scores;
  }

  /** Creates scores from `rows` in any order, without duplicates; `scores` has the score at the same index. */
  static of(rows: Uint32Array, scores: Float64Array): RowScores {
    if (isAscending(rows)) return new RowScores(rows, scores);
    const order = Uint32Array.from(rows.keys()).sort((a, b) => (rows[a] ?? 0) - (rows[b] ?? 0));
    return new RowScores(
      order.map((at) => rows[at] ?? 0),
      Float64Array.from(order, (at) => scores[at] ?? 0),
    );
  }

  /** Returns these rows and those of `extra`; a row in both has the sum of the scores. */
  plus(extra: ReadonlyMap<number, number>): RowScores {
    if (extra.size === 0) return this;
    const scores = this.scores.slice();
    const added: (readonly [row: number, score: number])[] = [];
    for (const [row, score] of extra) {
      const at = this.placeOf(row);
      if (at === -1) added.push([row, score]);
      else scores[at] = (scores[at] ?? 0) + score;
    }
    return RowScores.of(
      Uint32Array.from([...this.rows, ...added.map(([row]) => row)]),
      Float64Array.from([...scores, ...added.map(([, score]) => score)]),
    );
  }

  /** Returns the same rows with new scores. */
  map(scoreOf: (row: number, score: number) => number): RowScores {
    return new RowScores(
      this.rows,
      this.scores.map((score, at) => scoreOf(this.rows[at] ?? 0, score)),
    );
  }

  /** Returns 0 for a row that was not found. */
  scoreOf(row: number): number {
    return this.scores[this.placeOf(row)] ?? 0;
  }

  get byteLength(): number {
    return this.rows.byteLength + this.scores.byteLength;
  }

  private placeOf(row: number): number {
    let low = 0;
    let high = this.rows.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const middleRow = this.rows[middle] ?? 0;
      if (middleRow === row) return middle;
      if (middleRow < row) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

function isAscending(rows: Uint32Array): boolean {
  for (let at = 1; at < rows.length; at++) if ((rows[at - 1] ?? 0) >= (rows[at] ?? 0)) return false;
  return true;
}

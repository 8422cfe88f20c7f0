import { RowSet } from './row-set.ts';
import { readSearchVector } from './search-vector.ts';

/** The words of one product, as `product_text` has them. */
export interface ProductText {
  readonly id: string;
  /** A `tsvector` as text. */
  readonly words: string;
  readonly accents: string;
}

/**
 * The words of a number of products: which products have a word, and where in each. Documents are numbered as
 * they were added; what stands in a segment never changes, but a document may be dropped.
 */
export class TextSegment {
  readonly ids: readonly string[];
  /** The row of each document in the index of products. */
  rows = new Uint32Array();
  readonly alive: RowSet;
  private readonly lexemes: ReadonlyMap<string, number>;
  private readonly accents: ReadonlyMap<string, readonly number[]>;
  private readonly arrays: SegmentArrays;
  private sorted: readonly string[] | undefined;

  constructor(
    ids: readonly string[],
    lexemes: ReadonlyMap<string, number>,
    accents: ReadonlyMap<string, readonly number[]>,
    arrays: SegmentArrays,
  ) {
    this.ids = ids;
    this.lexemes = lexemes;
    this.accents = accents;
    this.arrays = arrays;
    this.alive = RowSet.full(ids.length);
  }

  get lexemeCount(): number {
    return this.lexemes.size;
  }

  lexemeOf(word: string): number | undefined {
    return this.lexemes.get(word);
  }

  /** All words that begin so. */
  lexemesFrom(prefix: string): readonly number[] {
    this.sorted ??= [...this.lexemes.keys()].sort();
    const found: number[] = [];
    for (let at = firstFrom(this.sorted, prefix); at < this.sorted.length; at++) {
      const word = this.sorted[at] ?? '';
      if (!word.startsWith(prefix)) break;
      const lexeme = this.lexemes.get(word);
      if (lexeme !== undefined) found.push(lexeme);
    }
    return found;
  }

  /** The documents that have any of these words. */
  documentsWith(lexemes: Iterable<number>): RowSet {
    const { postStarts, postDocuments } = this.arrays;
    const found = RowSet.empty(this.ids.length);
    for (const lexeme of lexemes) {
      const end = postStarts[lexeme + 1] ?? 0;
      for (let at = postStarts[lexeme] ?? 0; at < end; at++) found.add(postDocuments[at] ?? 0);
    }
    return found;
  }

  /** The documents whose name has all of these words, accents and all. */
  documentsWithAccents(words: readonly string[]): RowSet {
    let found = RowSet.empty(this.ids.length);
    words.forEach((word, at) => {
      const own = RowSet.empty(this.ids.length);
      for (const document of this.accents.get(word) ?? []) own.add(document);
      found = at === 0 ? own : found.and(own);
    });
    return found;
  }

  /** How many different words a document has. */
  lengthOf(document: number): number {
    const { starts } = this.arrays;
    return (starts[document + 1] ?? 0) - (starts[document] ?? 0);
  }

  /** Hands over each word of a document, and by which number its places are known. */
  eachWord(document: number, take: (lexeme: number, entry: number) => void): void {
    const { starts, lexemeNumbers } = this.arrays;
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) take(lexemeNumbers[at] ?? 0, at);
  }

  placesOf(entry: number): Uint16Array {
    const { placeStarts, places } = this.arrays;
    return places.subarray(placeStarts[entry], placeStarts[entry + 1]);
  }
}

interface SegmentArrays {
  /** Where the words of each document begin. */
  readonly starts: Uint32Array;
  readonly lexemeNumbers: Uint32Array;
  /** Where the places of each word of each document begin. */
  readonly placeStarts: Uint32Array;
  readonly places: Uint16Array;
  /** Where the documents of each lexeme begin. */
  readonly postStarts: Uint32Array;
  readonly postDocuments: Uint32Array;
}

/** Collects a segment product by product. */
export class TextSegmentBuilder {
  private readonly ids: string[] = [];
  private readonly lexemes = new Map<string, number>();
  private readonly accents = new Map<string, number[]>();
  private readonly starts: number[] = [0];
  private readonly lexemeNumbers: number[] = [];
  private readonly placeStarts: number[] = [0];
  private readonly places: number[] = [];

  get size(): number {
    return this.ids.length;
  }

  add({ id, words, accents }: ProductText): void {
    const document = this.ids.push(id) - 1;
    for (const { lexeme, positions } of readSearchVector(words)) {
      this.lexemeNumbers.push(this.numberOf(lexeme));
      for (const position of positions) this.places.push(position);
      this.placeStarts.push(this.places.length);
    }
    this.starts.push(this.lexemeNumbers.length);
    for (const { lexeme } of readSearchVector(accents)) {
      const documents = this.accents.get(lexeme);
      if (documents === undefined) this.accents.set(lexeme, [document]);
      else documents.push(document);
    }
  }

  build(): TextSegment {
    const starts = Uint32Array.from(this.starts);
    const lexemeNumbers = Uint32Array.from(this.lexemeNumbers);
    const postStarts = new Uint32Array(this.lexemes.size + 1);
    for (const lexeme of lexemeNumbers) postStarts[lexeme + 1] = (postStarts[lexeme + 1] ?? 0) + 1;
    for (let lexeme = 0; lexeme < this.lexemes.size; lexeme++) {
      postStarts[lexeme + 1] = (postStarts[lexeme + 1] ?? 0) + (postStarts[lexeme] ?? 0);
    }
    const next = postStarts.slice();
    const postDocuments = new Uint32Array(lexemeNumbers.length);
    for (let document = 0; document < this.ids.length; document++) {
      for (let at = starts[document] ?? 0; at < (starts[document + 1] ?? 0); at++) {
        const lexeme = lexemeNumbers[at] ?? 0;
        const place = next[lexeme] ?? 0;
        postDocuments[place] = document;
        next[lexeme] = place + 1;
      }
    }
    return new TextSegment(this.ids, this.lexemes, this.accents, {
      starts,
      lexemeNumbers,
      placeStarts: Uint32Array.from(this.placeStarts),
      places: Uint16Array.from(this.places),
      postStarts,
      postDocuments,
    });
  }

  private numberOf(lexeme: string): number {
    let number = this.lexemes.get(lexeme);
    if (number === undefined) {
      number = this.lexemes.size;
      this.lexemes.set(lexeme, number);
    }
    return number;
  }
}

/** The place of the first word that is not before `prefix`. */
function firstFrom(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

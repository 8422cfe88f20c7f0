import { createProductAnalyzer } from './search-vector.ts';
import type { SearchLanguage } from '../language/search-language.ts';
import type { ProductText } from '../query/catalog-search.ts';
import { TextSegment, TextSegmentBuilder, type TextSegmentState } from './text-segment.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Segments are merged until each is at least this many times as large as the next. */
const growth = 2;

/** Index of the words of all products. */
export interface TextIndex {
  readonly segments: readonly TextSegment[];
  readonly vocabulary: Vocabulary;
  /** Adds products by row; products of known rows are replaced. */
  write(texts: readonly (readonly [row: number, text: ProductText])[]): void;
  drop(rows: readonly number[]): void;
  /** Returns arrays that the index still uses: serialize them before the next change. */
  save(): TextIndexState;
}

interface Place {
  readonly segment: TextSegment;
  readonly document: number;
  /** Hash of the words. */
  readonly fingerprint: number;
}

/** Serializable state of the words of all products. */
export interface TextIndexState {
  readonly segments: readonly TextSegmentState[];
  /** Hash of the words of each document of each segment. */
  readonly fingerprints: readonly Float64Array[];
  readonly vocabulary: readonly string[];
}

/** Creates the builder of an index from many products at once. */
export function createTextIndexBuilder(language: SearchLanguage): {
  add(row: number, text: ProductText): void;
  build(): TextIndex;
} {
  const analyze = createProductAnalyzer(language);
  const vocabulary = createVocabulary(language);
  const builder = new TextSegmentBuilder();
  const fingerprints: number[] = [];
  return {
    add(row, text) {
      const terms = analyze(text);
      fingerprints.push(fingerprintOf(text));
      builder.add(row, terms);
      vocabulary.add(terms.vocabulary);
    },
    build: () => createTextIndex(language, vocabulary, [[builder.build(), fingerprints]]),
  };
}

/** Creates an index from the result of {@link TextIndex.save}; `language` must be the same. */
export function restoreTextIndex(language: SearchLanguage, state: TextIndexState): TextIndex {
  const vocabulary = createVocabulary(language);
  vocabulary.add(state.vocabulary);
  const segments = state.segments.map(
    (segment, at) => [TextSegment.restore(segment), state.fingerprints[at] ?? []] as const,
  );
  return createTextIndex(language, vocabulary, segments);
}

/** `parts`: segments, each with the hash of the words of each document. */
function createTextIndex(
  language: SearchLanguage,
  vocabulary: Vocabulary,
  parts: readonly (readonly [segment: TextSegment, fingerprints: ArrayLike<number>])[],
): TextIndex {
  const analyze = createProductAnalyzer(language);
  const places: (Place | undefined)[] = [];
  const segments: TextSegment[] = [];
  const put = (segment: TextSegment, fingerprintAt: (document: number) => number) => {
    segment.rows.forEach((row, document) => {
      if (!segment.alive.has(document)) return;
      places[row]?.segment.alive.remove(places[row].document);
      places[row] = { segment, document, fingerprint: fingerprintAt(document) };
    });
    segments.push(segment);
  };
  for (const [segment, fingerprints] of parts) {
    put(segment, (document) => fingerprints[document] ?? 0);
  }
  return {
    segments,
    vocabulary,
    write(texts) {
      const changed = texts
        .map(([row, text]) => ({ row, text, fingerprint: fingerprintOf(text) }))
        .filter(({ row, fingerprint }) => places[row]?.fingerprint !== fingerprint);
      if (changed.length === 0) return;
      const fingerprintOfRow = new Map<number, number>();
      for (const { row, fingerprint } of changed) {
        places[row]?.segment.alive.remove(places[row].document);
        fingerprintOfRow.set(row, fingerprint);
      }
      const joined = new TextSegmentBuilder();
      for (;;) {
        const last = segments.at(-1);
        if (last === undefined || last.size >= (joined.size + changed.length) * growth) break;
        segments.pop();
        last.copyInto(joined);
      }
      for (const { row, text } of changed) {
        const terms = analyze(text);
        joined.add(row, terms);
        vocabulary.add(terms.vocabulary);
      }
      const segment = joined.build();
      put(segment, (document) => {
        const row = segment.rows[document] ?? 0;
        return fingerprintOfRow.get(row) ?? places[row]?.fingerprint ?? 0;
      });
    },
    drop(rows) {
      for (const row of rows) {
        places[row]?.segment.alive.remove(places[row].document);
        places[row] = undefined;
      }
    },
    save: () => ({
      segments: segments.map((segment) => segment.save()),
      fingerprints: segments.map((segment) =>
        Float64Array.from(segment.rows, (row, document) => {
          const place = places[row];
          return place?.segment === segment && place.document === document ? place.fingerprint : 0;
        }),
      ),
      vocabulary: vocabulary.words(),
    }),
  };
}

/** Hash of the texts of a product: most changes, such as the price, do not change them. */
function fingerprintOf({ name, categories, properties, articles }: ProductText): number {
  let [low, high] = [0x9e3779b9, 0x41c6ce57];
  for (const text of [name, ...categories, '', ...properties, '', ...articles]) {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      low = Math.imul(low ^ code, 0x85ebca77);
      high = Math.imul(high ^ code, 0xc2b2ae3d);
    }
    low = Math.imul(low ^ 0xffff, 0x85ebca77) ^ (low >>> 15);
    high = Math.imul(high ^ 0xffff, 0xc2b2ae3d) ^ (high >>> 13);
  }
  return (high >>> 0) * 0x200000 + (low >>> 11);
}

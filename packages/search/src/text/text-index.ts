import { createProductAnalyzer, type SearchVector } from './search-vector.ts';
import type { SearchLanguage } from '../language/search-language.ts';
import type { ProductText } from '../query/catalog-search.ts';
import { TextSegmentBuilder, type TextSegment } from './text-segment.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Segments are joined until each is at least this many times as big as the next. */
const growth = 2;

/** The words of all products. */
export interface TextIndex {
  readonly segments: readonly TextSegment[];
  readonly vocabulary: Vocabulary;
  /** Adds products by row; known rows are replaced. */
  write(texts: readonly (readonly [row: number, text: ProductText])[]): void;
  drop(rows: readonly number[]): void;
}

interface Place {
  readonly segment: TextSegment;
  readonly document: number;
  /** Hash of the words. */
  readonly fingerprint: number;
}

/** Collects the words of many products at once. */
export function createTextIndexBuilder(language: SearchLanguage): {
  add(row: number, text: ProductText): void;
  build(): TextIndex;
} {
  const analyze = createProductAnalyzer(language);
  const vocabulary = createVocabulary(language);
  const builder = new TextSegmentBuilder();
  const fingerprints: number[] = [];
  const addTo = (segment: TextSegmentBuilder, row: number, terms: SearchVector) => {
    segment.add(row, terms);
    vocabulary.add(terms.vocabulary);
  };
  return {
    add(row, text) {
      fingerprints.push(fingerprintOf(text));
      addTo(builder, row, analyze(text));
    },
    build() {
      const places: (Place | undefined)[] = [];
      const segments: TextSegment[] = [];
      const put = (segment: TextSegment, fingerprintAt: (document: number) => number) => {
        segment.rows.forEach((row, document) => {
          places[row]?.segment.alive.remove(places[row].document);
          places[row] = { segment, document, fingerprint: fingerprintAt(document) };
        });
        segments.push(segment);
      };
      put(builder.build(), (document) => fingerprints[document] ?? 0);
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
          for (const { row, text } of changed) addTo(joined, row, analyze(text));
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
      };
    },
  };
}

/** A number that is the same for the same texts: most changes of a product, such as its price, keep them. */
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

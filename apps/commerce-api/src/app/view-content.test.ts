import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contentTexts,
  isWorded,
  linesOf,
  phrasebookOf,
  readContentFolder,
} from '@shop/content-files';
import * as v from 'valibot';

const contentDir = resolve('demo/content');

/** Every text of the views: of the catalog, of pages and feeds, and of cart charges. */
const texts: ReadonlySet<string> = new Set([
  ...['products', 'categories', 'attributes', 'attribute-groups'].flatMap((file) =>
    readFileSync(join(contentDir, 'catalog', `${file}.ndjson`), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => wordsOf(JSON.parse(line) as unknown)),
  ),
  ...['pages', 'campaigns', 'blocks', 'stores', 'feeds'].flatMap((folder) =>
    readContentFolder(join(contentDir, folder), v.unknown()).flatMap(({ value }) =>
      contentTexts(value),
    ),
  ),
  ...['shipping-methods', 'payment-methods', 'delivery-zones'].flatMap((file) => {
    const methods = JSON.parse(
      readFileSync(join(contentDir, 'commerce', `${file}.json`), 'utf8'),
    ) as Readonly<Record<string, unknown>>[];
    return methods.flatMap((method) =>
      ['carrier_title', 'method_title', 'title', 'name'].flatMap((field) => textsIn(method[field])),
    );
  }),
  // The rows of the totals, as in `totalsDocument`.
  'Termékek ára',
  'Szállítás',
  'Utánvét díja',
  'Fizetési mód díja',
  'Kedvezmény',
  'Ebből áfa',
  'Végösszeg',
]);

function wordsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    isWorded(field) ? textsIn(inner) : wordsOf(inner),
  );
}

function textsIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : [];
}

/** A phrasebook that records which phrases were used. */
class SaidPhrases extends Map<string, string> {
  readonly said = new Set<string>();
  override get(key: string): string | undefined {
    const phrase = super.get(key);
    if (phrase !== undefined) this.said.add(key);
    return phrase;
  }
}

describe.each(readdirSync(join(contentDir, 'views')))('the %s view', (code) => {
  const phrases = new SaidPhrases(
    readContentFolder(join(contentDir, 'views', code), v.record(v.string(), v.string())).flatMap(
      ({ value }) => Object.entries(value),
    ),
  );
  const phrasebook = phrasebookOf(phrases);
  const missing = [...texts].flatMap(linesOf).filter((line) => !phrasebook.knows(line));

  it('has words for every text of the content', () => {
    expect([...new Set(missing)]).toEqual([]);
  });

  it('returns only requested fields', () => {
    expect([...phrases.keys()].filter((key) => !phrases.said.has(key))).toEqual([]);
  });

  it('keeps what is filled in, led to and set off', () => {
    const marks = /\{[a-z]+\.[A-Za-z]+\}|\]\([^)]*\)|\*\*|#/g;
    const lost = [...phrases].filter(
      ([from, to]) =>
        (from.match(marks) ?? []).sort().join(' ') !== (to.match(marks) ?? []).sort().join(' '),
    );
    expect(lost).toEqual([]);
  });

  it('names the sums and the years that the shop names', () => {
    const amounts = (text: string) =>
      (text.match(/\d[\d.\u00a0 ]*(?= Ft)|\b20\d\d\b/g) ?? [])
        .map((digits) => digits.replaceAll(/\D/g, ''))
        .sort()
        .join(' ');
    const wrong = [...texts].flatMap((text) => {
      const said = phrasebook.translate(text);
      return amounts(said) === amounts(text) ? [] : [said];
    });
    expect(wrong).toEqual([]);
  });
});

import { wellFormed } from '../path/percent-encoding.ts';
import type { FilterRules, FilterState, MeasureBounds } from './filter-state.ts';
import { filterName, measureBoundNames, priceBoundNames, reservedParams } from './filter-name.ts';

/**
 * Parses the state of a listing from the query of its address. Ignores names and values that the listing does not
 * offer; never fails. Always accepts price_from, price_to and search.
 *
 * Bounds: a search text is trimmed and cut at 100 characters; a price is a number from 0 on, 0 means no bound; two
 * prices or measures in the wrong order are swapped; a measure has six digits before its two decimals; a price bucket
 * takes precedence over price bounds; a page is a number from 2 on; plain words are ten at most. Source: UR-34 to
 * UR-39, UR-57, UR-58.
 */
export function readFilters(
  query: Readonly<Record<string, unknown>>,
  rules: FilterRules,
): FilterState {
  const filters = readValues(query, rules);
  const bounds = 'price' in filters ? {} : readPriceBounds(query, rules);
  const measures = readMeasures(query, rules);
  const sort = textsOf(query['sort']).findLast((value) => rules.isSort(value));
  const search = searchText(textsOf(query['search']).at(-1) ?? '');
  const plain = search === '' ? [] : plainWords(query['plain']);
  const page = textsOf(query['page']).at(-1) ?? '';
  return {
    filters,
    ...bounds,
    ...(Object.keys(measures).length === 0 ? {} : { measures }),
    ...(search === '' ? {} : { search }),
    ...(plain.length === 0 ? {} : { plain }),
    ...(sort === undefined ? {} : { sort }),
    ...(/^[1-9]\d{0,5}$/.test(page) && page !== '1' ? { page: Number(page) } : {}),
  };
}

/** Returns at most ten words of at most 100 characters. */
function plainWords(value: unknown): readonly string[] {
  const words = textsOf(value)
    .map(searchText)
    .filter((word) => word !== '');
  return [...new Set(words)].sort().slice(0, 10);
}

/** Composes accents (NFC), trims and cuts the text. Never cuts a surrogate pair in half. */
function searchText(text: string): string {
  const cut = wellFormed(text).normalize('NFC').trim().slice(0, 100);
  return cut.replace(/\p{Surrogate}$/u, '').trim();
}

const notFilters: ReadonlySet<string> = new Set([...reservedParams, ...priceBoundNames]);

function readValues(
  query: Readonly<Record<string, unknown>>,
  rules: FilterRules,
): Readonly<Record<string, readonly string[]>> {
  const entries: [code: string, values: readonly string[]][] = [];
  for (const [name, value] of Object.entries(query)) {
    const code = codeOf(name, rules.source);
    if (code === undefined || notFilters.has(code)) continue;
    const texts = textsOf(value).flatMap((text) => {
      if (code === 'price') return bucketOf(text);
      return code === 'discount' ? text.split(',') : text;
    });
    const accepted = [...new Set(texts)].filter((text) => rules.isKnown(code, text)).sort();
    if (accepted.length > 0)
      entries.push([code, code === 'price' ? accepted.slice(0, 1) : accepted]);
  }
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the key of a price bucket: `750-*` in an address is `750.0-*`. Source: UR-49. */
const bucketOf = (text: string): string => text.replaceAll(/(?<![\d.])\d+(?![\d.])/g, '$&.0');

function readPriceBounds(
  query: Readonly<Record<string, unknown>>,
  { source }: FilterRules,
): Pick<FilterState, 'priceFrom' | 'priceTo'> {
  const [from, to] = priceBoundNames.map((code) => {
    const text = textsOf(query[filterName(code, source)]).at(-1) ?? '';
    return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  });
  return priceBounds(from, to);
}

/** Returns two price bounds in ascending order, without bounds of 0. */
export function priceBounds(from = 0, to = 0): Pick<FilterState, 'priceFrom' | 'priceTo'> {
  const [lower, upper] = [normalisedBound(from), normalisedBound(to)];
  const [low, high] = upper > 0 && lower > upper ? [upper, lower] : [lower, upper];
  return {
    ...(low > 0 ? { priceFrom: low } : {}),
    ...(high > 0 ? { priceTo: high } : {}),
  };
}

/** Limits a bound to two decimals and nine digits before them; returns 0 for an invalid number. */
function normalisedBound(bound: number): number {
  if (!Number.isFinite(bound)) return 0;
  return Math.min(Math.round(bound * 100) / 100, 999_999_999.99);
}

function readMeasures(
  query: Readonly<Record<string, unknown>>,
  { source, measures = [] }: FilterRules,
): Readonly<Record<string, MeasureBounds>> {
  return Object.fromEntries(
    measures.toSorted().flatMap((field) => {
      const [from, to] = measureBoundNames(field, source).map((name) => {
        const text = textsOf(query[name]).at(-1) ?? '';
        return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
      });
      const bounds = measureBounds(from, to);
      return Object.keys(bounds).length === 0 ? [] : [[field, bounds]];
    }),
  );
}

/** Returns two bounds of a measure in ascending order, without bounds of 0. Source: UR-58. */
export function measureBounds(from = 0, to = 0): MeasureBounds {
  const { priceFrom, priceTo } = priceBounds(from, to);
  return {
    ...(priceFrom !== undefined && { from: priceFrom }),
    ...(priceTo !== undefined && { to: priceTo }),
  };
}

function codeOf(name: string, source: string): string | undefined {
  const prefix = filterName('', source);
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

/** Converts a value of a query to texts; routers parse values to different types. */
function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.slice(0, 200).flatMap(textsOf);
  if (typeof value === 'string') return [value];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}

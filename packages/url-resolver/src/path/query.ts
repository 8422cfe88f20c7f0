import { percentDecode, percentEncode } from './percent-encoding.ts';

/** Parsed query of an address: a single value is text, several values are a list. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

/**
 * Parses a query, with or without its `?`. Never throws: undecodable values stay unchanged.
 *
 * Bounds: the first 200 pairs; a name without a value has an empty text. Source: UR-32.
 */
export function parseQuery(text: string): Query {
  const values = new Map<string, string[]>();
  for (const pair of text.replace(/^\?/, '').split('&', 200)) {
    if (pair === '') continue;
    const [rawName = '', ...valueParts] = pair.replaceAll('+', ' ').split('=');
    const name = percentDecode(rawName);
    const value = percentDecode(valueParts.join('='));
    const existing = values.get(name);
    if (existing === undefined) values.set(name, [value]);
    else existing.push(value);
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, oneOrAll(all)]));
}

/**
 * Serializes a query with its `?`, names in ascending order; returns an empty text for an empty query.
 *
 * Source: UR-33.
 */
export function stringifyQuery(query: Query): string {
  const pairs: string[] = [];
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value === undefined) continue;
    for (const item of typeof value === 'string' ? [value] : value) {
      pairs.push(`${percentEncode(name, readable)}=${percentEncode(item, readable)}`);
    }
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** `:` and `,` need no encoding in a query: `sort=created_at:desc`, `discount=10,20`. */
const readable = /%3A|%2C/g;

function oneOrAll(values: readonly string[]): string | readonly string[] {
  const [single] = values;
  return values.length === 1 && single !== undefined ? single : values;
}

/** Caches data of queries as JSON for all pages that show it. Received data never changes. */
const texts = new WeakMap<object, string>();

/**
 * Returns the JSON of the data of a query. It caches the text of each item of a list, not of the list: a list is on one
 * page, its products are on many.
 */
export function jsonOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data ?? null);
  const { items, ...fields } = data as { readonly items?: unknown };
  if (!Array.isArray(items)) return textOf(data);
  const otherFields = JSON.stringify(fields).slice(1, -1);
  return `{"items":[${items.map(jsonOfItem).join(',')}]${otherFields === '' ? '' : `,${otherFields}`}}`;
}

const jsonOfItem = (item: unknown) =>
  typeof item === 'object' && item !== null ? textOf(item) : JSON.stringify(item ?? null);

function textOf(data: object): string {
  const storedText = texts.get(data);
  if (storedText !== undefined) return storedText;
  const text = JSON.stringify(data);
  texts.set(data, text);
  return text;
}

import type { StructuredData } from './page-data.ts';

/** Fields of schema.org that hold addresses. */
const addressFields: ReadonlySet<string> = new Set([
  '@id',
  'contentUrl',
  'image',
  'item',
  'logo',
  'target',
  'url',
]);

/** The entity with its paths as whole addresses, pages in their store view: it may be read away from its page. */
export function absoluteData(entity: StructuredData, origin: string, prefix: string): unknown {
  const addressOf = (path: string) => origin + (path.startsWith('/img/') ? '' : prefix) + path;
  return absolute(entity, addressOf, false);
}

function absolute(
  value: unknown,
  addressOf: (path: string) => string,
  isAddress: boolean,
): unknown {
  if (typeof value === 'string') {
    return isAddress && value.startsWith('/') ? addressOf(value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => absolute(one, addressOf, isAddress));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      absolute(one, addressOf, addressFields.has(name)),
    ]),
  );
}

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

/** The entity with its paths as whole addresses: a machine may read it away from its page. */
export function absoluteData(entity: StructuredData, origin: string): unknown {
  return absolute(entity, origin, false);
}

function absolute(value: unknown, origin: string, isAddress: boolean): unknown {
  if (typeof value === 'string') {
    return isAddress && value.startsWith('/') ? origin + value : value;
  }
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin, isAddress));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      absolute(one, origin, addressFields.has(name)),
    ]),
  );
}

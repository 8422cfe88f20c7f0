import type { StructuredData } from '../../shared/page/page-data.ts';

/**
 * Fields of schema.org with addresses of pages; other fields contain addresses of files, which all store views share.
 */
const pageFields: ReadonlySet<string> = new Set(['@id', 'item', 'target', 'url']);
const fileFields: ReadonlySet<string> = new Set(['contentUrl', 'image', 'logo']);

/** Returns the entity with absolute addresses, pages in their store view, because it may be read without its page. */
export function absoluteData(entity: StructuredData, origin: string, prefix: string): unknown {
  const startOf = (name: string) => {
    if (pageFields.has(name)) return origin + prefix;
    return fileFields.has(name) ? origin : '';
  };
  return absolute(entity, startOf, '');
}

/** `start` is the prefix of a path. */
function absolute(value: unknown, startOf: (name: string) => string, start: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? start + value : value;
  if (Array.isArray(value)) return value.map((item) => absolute(item, startOf, start));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, absolute(field, startOf, startOf(name))]),
  );
}

import { slugOf } from '@shop/format';

/**
 * Returns the slug of a product or category: its own, else its url_key if those are used, else one made from name and
 * id.
 * `undefined` if all are missing.
 * Source: CC-9.
 */
export function documentSlug(
  document: {
    readonly slug?: unknown;
    readonly url_key?: unknown;
    readonly name?: unknown;
    readonly id?: unknown;
  },
  useUrlKeys: boolean,
): string | undefined {
  if (typeof document.slug === 'string' && document.slug !== '') return document.slug;
  if (useUrlKeys && typeof document.url_key === 'string' && document.url_key !== '') {
    return document.url_key;
  }
  if (typeof document.name !== 'string' || document.name === '') return undefined;
  return [slugOf(document.name), document.id ?? ''].filter((part) => part !== '').join('-');
}

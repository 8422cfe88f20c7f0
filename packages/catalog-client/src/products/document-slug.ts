import { slugOf } from '@shop/format';

/**
 * The slug of a product or category: its own, else its url_key where those are used, else made from name and id.
 * `undefined` for what has none of them.
 *
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

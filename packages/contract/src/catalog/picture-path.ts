/** Values in catalogs for a missing picture. */
const noPicture = /^\/?(?:no_selection|false|null|none)$/i;
/** Path of catalog images in absolute URLs of this shop platform. */
const catalogMedia = /\/media\/catalog\/(?:product|category)(\/.+)$/;

/**
 * Returns the path of a document's picture on the shop's own picture server, with a leading slash; `undefined` without
 * a picture. Adds a missing slash. Of a URL with an origin, uses the part below `/media/catalog/product` or
 * `…/category`; any other URL counts as no picture, because pictures come from the shop's own origin. Source: CO-75.
 */
export function picturePath(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const text = path.trim();
  if (text === '' || noPicture.test(text)) return undefined;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)) {
    return catalogMedia.exec(text.replace(/[?#].*$/s, ''))?.[1];
  }
  return text.startsWith('/') ? text : `/${text}`;
}

/** Words catalogues write where a product or category has no picture. */
const noPicture = /^\/?(?:no_selection|false|null|none)$/i;
/** Path of catalog images in absolute URLs of this shop platform. */
const catalogMedia = /\/media\/catalog\/(?:product|category)(\/.+)$/;

/**
 * The path a picture of a document has on the shop's own picture server, from a slash on; `undefined` where there is no
 * picture. A path may lack its slash. Of an address with an origin the part below `/media/catalog/product` or
 * `…/category` counts: pictures come from the shop's own origin, so any other address is none. Source: CO-75.
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

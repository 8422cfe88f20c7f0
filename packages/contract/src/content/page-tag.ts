/** The kinds of pages in caches. Source: CO-60. */
export const taggedKinds = [
  'product',
  'category',
  'home',
  'checkout',
  'compare',
  'my-account',
  'cmsPage',
  'page-not-found',
  'error',
] as const;
/** A kind of page in caches. Source: CO-60. */
export type TaggedKind = (typeof taggedKinds)[number];

/** Cache tag of a page: its kind, or the id of a product or category on it. Source: CO-60. */
export type PageTag = TaggedKind | `P${number}` | `C${number}`;

/** Cache tag of all pages. Source: CO-60. */
export const everyPage = '*';

/** True if `text` is a cache tag of pages; `*` matches every page. Source: CO-60. */
export function isPageTag(text: string): text is PageTag | typeof everyPage {
  const kinds: readonly string[] = [everyPage, ...taggedKinds];
  return kinds.includes(text) || /^[PC]\d{1,15}$/.test(text);
}

/** The kinds of page caches know. Source: CO-60. */
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
/** A kind of page caches know. Source: CO-60. */
export type TaggedKind = (typeof taggedKinds)[number];

/** What a page is known by: its kind, or a product or category it shows, by its id. Source: CO-60. */
export type PageTag = TaggedKind | `P${number}` | `C${number}`;

/** Names every page there is. Source: CO-60. */
export const everyPage = '*';

/** Whether pages can be known by it; `*` is every page. Source: CO-60. */
export function isPageTag(text: string): text is PageTag | typeof everyPage {
  const kinds: readonly string[] = [everyPage, ...taggedKinds];
  return kinds.includes(text) || /^[PC]\d{1,15}$/.test(text);
}

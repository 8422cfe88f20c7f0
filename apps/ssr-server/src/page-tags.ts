const pageTag =
  /^(?:\*|product|category|home|checkout|compare|my-account|cmsPage|page-not-found|error|[PC]\d{1,15})$/;

/**
 * What pages are known by: their kind, `P` and the id of each product shown, `C` and the id of each category;
 * `*` is every page. Source: behaviours 17.
 */
export function isPageTag(text: string): boolean {
  return pageTag.test(text);
}

/** Every page's. */
export const everyPage = '*';

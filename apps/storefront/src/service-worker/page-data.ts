/**
 * Returns true if two addresses of data files, `/page-state/<hash>?page=<path and query>`, belong to the same single
 * page.
 */
export function isDataOfSamePage(firstUrl: string, secondUrl: string): boolean {
  const first = pageOf(firstUrl);
  return first !== undefined && first === pageOf(secondUrl);
}

/** Undefined for `/page-state/common/<hash>`, which many pages share. */
function pageOf(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return pathname.startsWith('/page-state/common/')
    ? undefined
    : (searchParams.get('page') ?? undefined);
}

/** Whether two addresses of data files, `/page-state/<hash>?page=<path and query>`, name the same page. */
export function isDataOfSamePage(one: string, other: string): boolean {
  const page = (url: string) => new URL(url).searchParams.get('page');
  return page(one) === page(other);
}

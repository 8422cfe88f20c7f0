/** Whether two addresses of data files, `/page-state/<hash>?page=<path and query>`, name the same page. */
export function isDataOfSamePage(firstUrl: string, secondUrl: string): boolean {
  const page = (url: string) => new URL(url).searchParams.get('page');
  return page(firstUrl) === page(secondUrl);
}

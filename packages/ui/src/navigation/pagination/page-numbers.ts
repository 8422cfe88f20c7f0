/**
 * Returns the pages to link: the first, the last, the current and its neighbors; `undefined` is a gap.
 * A gap of one page is replaced by that page: `1 2 3`, never `1 … 3`.
 *
 * Bounds: pages count from 1; `current` is between 1 and `total`.
 */
export function pageNumbers(current: number, total: number): readonly (number | undefined)[] {
  const linkedPages = [1, current - 1, current, current + 1, total].filter(
    (n) => n >= 1 && n <= total,
  );
  const pages = [...new Set(linkedPages)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previousPage = pages[index - 1] ?? 0;
    if (page - previousPage === 2) return [page - 1, page];
    return page - previousPage > 2 ? [undefined, page] : [page];
  });
}

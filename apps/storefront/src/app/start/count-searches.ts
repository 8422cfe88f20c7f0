import type { SearchReport } from '@shop/contract';
import { takeSearchedWords } from '../../shop/analytics/searched-words.ts';

/** Backend path that counts searches, on this origin. */
const path = '/api/ext/searches';

/** Match of the router: the last one is that of the page. */
interface MatchedRoute {
  readonly search: object;
  readonly loaderData?: unknown;
}

export interface SearchCountParts {
  readonly matches: () => readonly MatchedRoute[];
  /** Calls back after each later page. */
  readonly onPage: (call: () => void) => void;
  /** Calls back with the words before each page that a search leads to instead of its results. */
  readonly onOpenedSearch: (call: (words: string) => void) => void;
  /** Code of the store view. */
  readonly storeCode: string;
  readonly page: Window & typeof globalThis;
}

/** Kind of a page, and the search that it shows. */
interface ShownPage {
  readonly kind: string | undefined;
  readonly words: string | undefined;
  readonly resultCount: number | undefined;
}

/**
 * Reports searched words, if they find products, and if a product of the results is opened, each once per document. A
 * search that leads to another page than its results counts as found and opened. The report contains no personal data.
 * Errors: none; a report that cannot be sent is lost.
 */
export function countSearches({
  matches,
  onPage,
  onOpenedSearch,
  storeCode,
  page,
}: SearchCountParts): void {
  const sentReports = new Set<string>();
  const send = (report: SearchReport) => {
    const key = JSON.stringify(report);
    if (sentReports.has(key)) return;
    sentReports.add(key);
    const query = storeCode === '' ? '' : `?storeCode=${encodeURIComponent(storeCode)}`;
    page.navigator.sendBeacon(path + query, new Blob([key], { type: 'application/json' }));
  };
  let formerWords = searchOfReferrer(page);
  const countPage = () => {
    const { kind, words, resultCount } = shownPage(matches());
    if (kind === 'product' && formerWords !== undefined) {
      send({ words: formerWords, event: 'opened' });
    }
    if (words !== undefined && resultCount !== undefined) {
      send({ words, event: resultCount === 0 ? 'empty' : 'found' });
    }
    formerWords = words;
  };
  countPage();
  onPage(countPage);
  const countOpened = (text: string) => {
    const words = countedWords(text);
    if (words === undefined) return;
    // The next page is not opened from the shown results.
    formerWords = undefined;
    send({ words, event: 'found' });
    send({ words, event: 'opened' });
  };
  onOpenedSearch(countOpened);
  countOpened(takeSearchedWords(page));
}

function shownPage(matches: readonly MatchedRoute[]): ShownPage {
  const { search = {}, loaderData } = matches.at(-1) ?? {};
  const { target, resultCount } = (loaderData ?? {}) as {
    readonly target?: { readonly kind: string };
    readonly resultCount?: number;
  };
  const { search: text } = search as { readonly search?: unknown };
  const words = typeof text === 'string' ? countedWords(text) : undefined;
  return { kind: target?.kind, words, resultCount };
}

/** Returns the first 100 characters of a text, the limit of a report; `undefined` for an empty text. */
function countedWords(text: string): string | undefined {
  const words = text.trim().slice(0, 100);
  return words === '' ? undefined : words;
}

/** Returns the search of the page of this shop that linked to the document. A reloaded page does not count again. */
function searchOfReferrer({ document, location, performance }: Window): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate')
    return undefined;
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, searchParams } = new URL(document.referrer);
  return origin === location.origin ? countedWords(searchParams.get('search') ?? '') : undefined;
}

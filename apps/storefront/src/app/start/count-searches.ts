import type { SearchReport } from '@shop/contract';
import { takeSearchedWords } from '../../shop/analytics/searched-words.ts';

/** Path of the backend that counts searches, on this origin. */
const path = '/api/ext/searches';

/** A route as the router matched it: the last one is the page's. */
interface MatchedRoute {
  readonly search: object;
  readonly loaderData?: unknown;
}

export interface SearchCountParts {
  readonly matches: () => readonly MatchedRoute[];
  /** Calls back after each later page. */
  readonly onPage: (call: () => void) => void;
  /** Calls back before each page that a search leads to without a page of its results, with the words. */
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
 * Reports which words are searched, if they find something, and if a product of the results is opened, each once for the
 * visit of a document. A search that leads to a page without a page of its results has found and opened something. The
 * report names nobody. Errors: none; what cannot be sent is lost.
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
    // What comes next is not of the results that are shown.
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

/** The first 100 characters of a text, as a report has them; `undefined` for an empty one. */
function countedWords(text: string): string | undefined {
  const words = text.trim().slice(0, 100);
  return words === '' ? undefined : words;
}

/** The search of the page of this shop that led to the document. A page that is loaded again counts no more. */
function searchOfReferrer({ document, location, performance }: Window): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate')
    return undefined;
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, searchParams } = new URL(document.referrer);
  return origin === location.origin ? countedWords(searchParams.get('search') ?? '') : undefined;
}

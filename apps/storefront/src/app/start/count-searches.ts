import type { SearchReport } from '@shop/contract';

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
 * visit of a document. The report names nobody. Errors: none; what cannot be sent is lost.
 */
export function countSearches({ matches, onPage, storeCode, page }: SearchCountParts): void {
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
}

function shownPage(matches: readonly MatchedRoute[]): ShownPage {
  const { search = {}, loaderData } = matches.at(-1) ?? {};
  const { target, resultCount } = (loaderData ?? {}) as {
    readonly target?: { readonly kind: string };
    readonly resultCount?: number;
  };
  const { search: text } = search as { readonly search?: unknown };
  const words =
    typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 100) : undefined;
  return { kind: target?.kind, words, resultCount };
}

/** The search of the page of this shop that led to the document. A page that is loaded again counts no more. */
function searchOfReferrer({ document, location, performance }: Window): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate')
    return undefined;
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, searchParams } = new URL(document.referrer);
  const words = searchParams.get('search')?.trim().slice(0, 100) ?? '';
  return origin === location.origin && words !== '' ? words : undefined;
}

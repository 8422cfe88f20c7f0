import { OverloadedError, TooManyError } from '../render/overloaded-error.ts';
import { compressPage, etagOf, haveSameContent, withTextBytes } from './page-bytes.ts';
import type { Metrics, Pressure } from '@shop/platform-node';
import type { CommonData } from './common-data.ts';
import type { PageCache, RenderReason } from './page-cache.ts';
import type { RenderAllowance } from '../render/render-allowance.ts';
import type { RenderQueue } from '../render/render-queue.ts';
import type { PageRequest, RenderedData, RenderedPage } from '../render/renderer.ts';
import { pressureLevels } from '../render/pressure-levels.ts';
import type { StoredData, StoredPage } from './stored-page.ts';

/** Time limit of the API calls of a page in production. With its render, a page is sent or rejected within 2.5 s. */
export const defaultCallBudgetMs = 2_200;
/**
 * Compression quality while a client waits for the page. A page that is one of many variants, such as a filtered list,
 * is seldom requested twice: 7 % more bytes for 40 % less processor time.
 */
const qualityOf = ({ isCanonical }: Pick<StoredPage, 'isCanonical'>) => (isCanonical ? 5 : 4);

/** Dependencies of page rendering. */
export interface PageParts {
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
  /** The data that pages of the store view of a page have in common. */
  readonly renderCommonData: (request: PageRequest) => Promise<RenderedData | undefined>;
  readonly commonData: CommonData;
  readonly settings: PageRequest['settings'];
  /** The content security policy of a finished page. */
  readonly policyOf: (html: string) => string;
  readonly apiUrl: string;
  readonly cache: PageCache;
  /** Queue of renders. */
  readonly renders: RenderQueue;
  /** Limit of renders for one client. */
  readonly allowance: RenderAllowance;
  readonly pressure: Pressure;
  /** Time limit of all API calls of a page together. */
  readonly callBudgetMs: number;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly newRequestId: () => string;
  readonly logError: (event: string, error: unknown, fields?: Record<string, unknown>) => void;
}

/**
 * Renders a page when its turn in the queue comes. Errors: `OverloadedError` when the queue is full, `TooManyError` for
 * a client that has exceeded its limit.
 */
export async function makePage(
  parts: PageParts,
  href: string,
  reason: RenderReason,
  client: string,
): Promise<StoredPage> {
  const { pressure, renders, allowance, metrics } = parts;
  if (pressure.level() >= pressureLevels.coldPage)
    throw new OverloadedError('No time for a new page.');
  if (reason === 'asked' && !(await allowance.take(client))) {
    throw new TooManyError('Too many pages for one client.');
  }
  return renders.run(reason === 'asked' ? client : reason, async () => {
    const startedMs = performance.now();
    try {
      return await finish(parts, href);
    } finally {
      metrics.observe('page_render_seconds', (performance.now() - startedMs) / 1000);
    }
  });
}

/** Creates the renderer's input for a page at the current time. */
export function pageRequest(
  parts: Pick<PageParts, 'newRequestId' | 'callBudgetMs' | 'now' | 'apiUrl' | 'settings'>,
  href: string,
): PageRequest {
  return {
    href,
    requestId: parts.newRequestId(),
    requestedAt: parts.now(),
    apiUrl: parts.apiUrl,
    settings: parts.settings,
    signal: AbortSignal.timeout(parts.callBudgetMs),
  };
}

/** Renders a complete page and computes its headers and compressed bytes once. */
async function finish(parts: PageParts, href: string): Promise<StoredPage> {
  const request = pageRequest(parts, href);
  const { signal, requestId } = request;
  const { status, html, location, audience, isCanonical, tags, data, commonData } = await parts
    .render(request)
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
      parts.logError('page-too-late', error, { requestId });
      throw new OverloadedError('The page was not made in time.', { cause: error });
    });
  if (status >= 500) {
    parts.logError('page-broken', new Error(`Status ${status}`), { requestId });
  }
  const shared = { status, storedAt: parts.now(), audience, isCanonical, tags };
  if (location !== undefined) {
    const nothing = { brotli: Buffer.alloc(0), isSmallest: true, policy: '', etag: '' };
    return { ...shared, ...nothing, location };
  }
  if (commonData !== undefined) parts.commonData.add(commonData);
  const previousPage = parts.cache.held(href);
  return withTextBytes(html, async (text) => {
    const etag = etagOf(text, request.requestedAt);
    const isSame = previousPage !== undefined && haveSameContent(previousPage.etag, etag);
    const [brotli, sentData] = await Promise.all([
      isSame ? previousPage.brotli : compressPage(text, qualityOf(shared)),
      storedData(data, previousPage?.data, qualityOf(shared)),
    ]);
    return {
      ...shared,
      brotli,
      isSmallest: isSame && previousPage.isSmallest && previousPage.data?.hash === data?.hash,
      policy: isSame ? previousPage.policy : parts.policyOf(html),
      etag: isSame ? previousPage.etag : etag,
      ...(sentData !== undefined && { data: sentData }),
      ...(status >= 500 && { requestId }),
    };
  });
}

async function storedData(
  data: RenderedData | undefined,
  previousData: StoredData | undefined,
  quality: number,
): Promise<StoredData | undefined> {
  if (data === undefined || data.hash === previousData?.hash) return data && previousData;
  const brotli = await withTextBytes(data.json, (bytes) => compressPage(bytes, quality));
  return { hash: data.hash, brotli };
}

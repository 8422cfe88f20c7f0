import { OverloadedError, TooManyError } from './overloaded-error.ts';
import { compressPage, etagOf } from './page-bytes.ts';
import type { RenderReason } from './page-cache.ts';
import type { RenderedData } from './renderer.ts';
import type { SsrServerParts } from './server-parts.ts';
import { levels } from './shed-load.ts';
import type { StoredData, StoredPage } from './stored-page.ts';

/** How long the calls of a page may take in production: with its own making a page is there, or refused, within 2.5 s. */
export const defaultCallBudgetMs = 2_200;
/**
 * How well a page is compressed while somebody waits for it. One of many addresses that show the same, such as a filtered
 * list, is seldom asked for twice: 7 % more bytes for 40 % less work.
 */
const qualityOf = ({ isCanonical }: Pick<StoredPage, 'isCanonical'>) => (isCanonical ? 5 : 4);

/**
 * Makes a page when its turn comes. Errors: `OverloadedError` when there is too much to do, `TooManyError` for a client
 * that has had too many made.
 */
export async function makePage(
  parts: SsrServerParts,
  href: string,
  reason: RenderReason,
  client: string,
): Promise<StoredPage> {
  const { pressure, renders, allowance, metrics } = parts;
  if (pressure.level() >= levels.coldPage) throw new OverloadedError('No time for a new page.');
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

/** Renders a page whole and makes everything that is sent with it once. */
async function finish(parts: SsrServerParts, href: string): Promise<StoredPage> {
  const requestId = parts.newRequestId();
  const signal = AbortSignal.timeout(parts.callBudgetMs);
  const request = { href, requestId, requestedAt: parts.now(), apiUrl: parts.apiUrl, signal };
  const { status, html, location, audience, isCanonical, tags, data } = await parts
    .render({ ...request, settings: parts.settings })
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
  const previousPage = parts.cache.held(href);
  const text = Buffer.from(html);
  const etag = etagOf(text, request.requestedAt);
  const isSame = previousPage !== undefined && previousPage.etag === etag;
  const [brotli, sentData] = await Promise.all([
    isSame ? previousPage.brotli : compressPage(text, qualityOf(shared)),
    storedData(data, previousPage?.data, qualityOf(shared)),
  ]);
  return {
    ...shared,
    brotli,
    isSmallest: isSame && previousPage.isSmallest && previousPage.data?.hash === data?.hash,
    policy: isSame ? previousPage.policy : parts.policyOf(html),
    etag,
    ...(sentData !== undefined && { data: sentData }),
    ...(status >= 500 && { requestId }),
  };
}

async function storedData(
  data: RenderedData | undefined,
  previousData: StoredData | undefined,
  quality: number,
): Promise<StoredData | undefined> {
  if (data === undefined || data.hash === previousData?.hash) return data && previousData;
  return { hash: data.hash, brotli: await compressPage(Buffer.from(data.json), quality) };
}

import { createTrustedProxies, type Pressure, type PressureLevel } from '@shop/platform-node';
import { createCommonData } from '../pages/common-data.ts';
import { contentSecurityPolicy } from '../pages/content-security-policy.ts';
import { defaultCallBudgetMs } from '../pages/make-page.ts';
import { createPageCache, defaultLimits } from '../pages/page-cache.ts';
import { createRenderAllowance, defaultAllowance } from '../render/render-allowance.ts';
import { createRenderQueue, defaultRenderLimits } from '../render/render-queue.ts';
import type { RenderedPage } from '../render/renderer.ts';
import { createRoutedAddresses } from '../http/routed-addresses.ts';
import { createSsrServer } from '../http/server.ts';
import type { SsrServerParts } from '../http/server-parts.ts';
import { createSsrMetrics } from '../http/ssr-metrics.ts';

/** A page as returned by a renderer. */
export const page: RenderedPage = {
  status: 200,
  html: '<html><script>go()</script></html>',
  location: undefined,
  audience: 'public',
  isCanonical: true,
  tags: ['category', 'C20', 'P7'],
};

/** Creates a pressure with a fixed level. */
export const calm = (level: PressureLevel): Pressure => ({
  level: () => level,
  inFlight: () => 0,
  enter: () => () => undefined,
  stop: () => undefined,
});

/**
 * Creates a server whose pages are {@link page} with the fields of `changedPage`, and those that `change` returns at
 * each render.
 */
export function testServer(
  changedPage: Partial<RenderedPage> = {},
  { change, ...parts }: Partial<SsrServerParts> & { change?: () => Partial<RenderedPage> } = {},
) {
  const renderedUrls: string[] = [];
  const addresses = {
    knownQuery: new Set(['page']),
    normalisePath: (path: string) => path.replace(/(?<=.)\/$/, ''),
  };
  const cache = createPageCache(defaultLimits, { now: Date.now, wait: () => Promise.resolve() });
  const all: SsrServerParts = {
    render: async ({ href }) => {
      renderedUrls.push(href);
      return { ...page, ...changedPage, ...change?.() };
    },
    renderCommonData: () => Promise.resolve(undefined),
    commonData: createCommonData(undefined, ''),
    settings: {
      multistore: false,
      pseudoLanguage: false,
      externalCheckout: true,
      shopHost: ':1',
      publicUrl: 'https://shop.example',
      thirdPartyScripts: {},
      build: 'test',
    },
    views: [
      { storeCode: '', language: 'hu' },
      { storeCode: 'de', language: 'de' },
    ],
    policyOf: contentSecurityPolicy,
    addresses,
    apiUrl: 'http://127.0.0.1:1',
    files: () => Promise.resolve(undefined),
    nameIndexes: { read: () => Promise.resolve(undefined), invalidate: () => undefined },
    shopTitle: 'Bolt',
    cache,
    routed: createRoutedAddresses(addresses, ['', 'de']),
    smallest: { sent: () => undefined },
    renders: createRenderQueue(defaultRenderLimits),
    allowance: createRenderAllowance(defaultAllowance, Date.now),
    trustedProxies: createTrustedProxies(1, ['private']),
    pressure: calm(0),
    callBudgetMs: defaultCallBudgetMs,
    metrics: createSsrMetrics(),
    invalidate: (tags) => (parts.cache ?? cache).invalidate(tags),
    invalidateKey: 'a-key-of-the-operator',
    now: Date.now,
    isHidden: false,
    mode: 'production',
    doubtfulSettings: ['DRAIN_NOTICE_MS'],
    isDraining: () => false,
    logError: () => undefined,
    newRequestId: () => 'r-1',
    ...parts,
  };
  const app = createSsrServer(all);
  return {
    renderedUrls,
    parts: all,
    // Sets the method by hand: `Request` does not accept TRACE.
    send: (path: string, method: string) =>
      app.request(
        Object.defineProperty(new Request(`http://localhost${path}`), 'method', { value: method }),
      ),
    get: (path: string, headers = {}) => app.request(path, { headers }),
    post: (path: string, headers = {}) => app.request(path, { method: 'POST', headers }),
  };
}

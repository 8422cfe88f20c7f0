import { unsafeBrand, createObservable, type EpochMs, type Fetch, type Log } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import { noShopper } from '../shopper/shopper.ts';
import { createShop, type Shop, type ShopWorld } from './shop.ts';
import { nobodyAsked } from './consent.ts';
import { noNewVersion } from './new-version.ts';
import { noMarketing } from './marketing-events.ts';
import type { Settings } from './settings.ts';

/** The shop for the time of one request: no cache, no person, the request's own moment as its clock. */
export function createServerShop(
  request: Pick<ShopWorld, 'callsInstead' | 'onProduct'> & {
    readonly apiUrl: string;
    readonly settings: Settings;
    readonly config: ShopConfig;
    readonly signal: AbortSignal;
    readonly now: number;
    /** Shared by the process: it remembers how the backend has been doing. */
    readonly fetch: Fetch;
    readonly log: Log;
  },
): Shop {
  const { callsInstead, onProduct } = request;
  return createShop(request.settings, {
    config: request.config,
    fetch: (call) => request.fetch({ ...call, signal: request.signal }),
    clock: { now: () => unsafeBrand<EpochMs>(request.now), wait: () => Promise.resolve() },
    log: request.log,
    catalogConfig: {
      baseUrl: request.apiUrl,
      timeoutMs: request.config.search.serverTimeoutMs,
      cacheMode: 'none',
      whenUnreachable: 'fail',
      // What is sent is not changed later.
      waitForPlatformPrices: true,
    },
    consent: nobodyAsked,
    marketing: noMarketing,
    newVersion: noNewVersion,
    firstSign: createObservable(false),
    shopper: noShopper,
    ...(callsInstead !== undefined && { callsInstead }),
    ...(onProduct !== undefined && { onProduct }),
  });
}

import type { VitalMetric, VitalPage, VitalReport } from '@shop/contract';
import type { Metric } from 'web-vitals';
import { untilAllowed, type Consent } from '../../shop/analytics/consent.ts';

/** Backend path that counts the measurements, on this origin. */
const path = '/api/ext/vitals';
/** Longest wait for an idle browser until the library is loaded, in milliseconds. */
const idleTimeoutMs = 10_000;
/** Largest value that the backend accepts. */
const longestMs = 600_000;

/** Match of the router: the last one is that of the page. */
interface MatchedRoute {
  readonly routeId: string;
  readonly search: object;
  readonly loaderData?: unknown;
}

export interface VitalsParts {
  readonly consent: Pick<Consent, 'allows' | 'subscribe'>;
  readonly build: string;
  readonly matches: () => readonly MatchedRoute[];
  readonly page: Window & typeof globalThis;
  /** Loads the library when it is needed. */
  readonly load: () => Promise<Pick<typeof import('web-vitals'), `on${VitalMetric}`>>;
}

/**
 * Reports the speed of a page once, when it is left: to the shop itself, and only after the consent for analytics.
 * Nothing is loaded before the consent, nor before the page is idle. Errors: none; a report that cannot be sent is
 * lost.
 */
export async function reportVitals({ consent, build, matches, page, load }: VitalsParts) {
  await untilAllowed(consent, 'analytics');
  await isIdle(page);
  // Later pages of the visit count to the metrics of the loaded page.
  const kind = vitalPageOf(matches());
  const vitals = await load().catch(() => undefined);
  if (vitals === undefined) return;
  const values: Partial<Record<VitalMetric, number>> = {};
  const note = ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
    const digits = name === 'CLS' ? 10_000 : 1;
    values[name] = Math.min(longestMs, Math.round(value * digits) / digits);
  };
  vitals.onTTFB(note);
  vitals.onFCP(note);
  vitals.onLCP(note);
  vitals.onCLS(note);
  vitals.onINP(note);
  const { document, navigator } = page;
  const abortController = new AbortController();
  document.addEventListener(
    'visibilitychange',
    () => {
      // The library gets the event first and has its last values then.
      if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
      abortController.abort();
      if (!consent.allows('analytics')) return;
      const report: VitalReport = { page: kind, device: deviceOf(page), build, values };
      navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    },
    { signal: abortController.signal },
  );
}

function isIdle(page: VitalsParts['page']): Promise<unknown> {
  const whenIdle = page.requestIdleCallback as Window['requestIdleCallback'] | undefined;
  return new Promise((resolve) => {
    if (whenIdle === undefined) page.setTimeout(resolve, idleTimeoutMs);
    else whenIdle.call(page, resolve, { timeout: idleTimeoutMs });
  });
}

const kindOfRoute: Readonly<Record<string, VitalPage>> = {
  '/': 'home',
  '/home': 'home',
  '/pwa.html': 'home',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/thank-you': 'checkout',
  '/login': 'account',
  '/register': 'account',
  '/wishlist': 'account',
};
const kindOfScreen: Readonly<Record<string, VitalPage>> = {
  product: 'product',
  category: 'category',
  campaign: 'content',
  info: 'content',
};

/** Returns the kind of the page in the matched routes. */
export function vitalPageOf(matches: readonly MatchedRoute[]): VitalPage {
  const last = matches.at(-1);
  if (last === undefined) return 'other';
  const { routeId, search, loaderData } = last;
  if (routeId.startsWith('/account')) return 'account';
  if (routeId !== '/$') return kindOfRoute[routeId] ?? 'other';
  const target = (loaderData as { readonly target?: { readonly kind: string } } | undefined)
    ?.target;
  const kind = target === undefined ? 'other' : (kindOfScreen[target.kind] ?? 'other');
  return kind === 'category' && 'search' in search ? 'search' : kind;
}

/** Returns the device by the width of the window: below 640 px a phone. */
function deviceOf(page: VitalsParts['page']): VitalReport['device'] {
  if (page.innerWidth < 640) return 'phone';
  return page.matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop';
}

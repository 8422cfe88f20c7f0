import type { Metrics, Pressure } from '@shop/platform-node';
import type { PageCache } from './page-cache.ts';
import type { RenderAllowance } from './render-allowance.ts';
import type { RenderQueue } from './render-queue.ts';
import type { AddressRules, PageRequest, PathView, RenderedPage } from './renderer.ts';
import type { RoutedAddresses } from './routed-addresses.ts';
import type { SmallestPages } from './smallest-pages.ts';

/** What a listener of the shop works with. */
export interface SsrServerParts {
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
  readonly settings: PageRequest['settings'];
  /** The store views there are, the default one first. */
  readonly views: readonly PathView[];
  /** Query names a page may depend on. */
  readonly addresses: AddressRules;
  /** The content security policy of a finished page. */
  readonly policyOf: (html: string) => string;
  readonly apiUrl: string;
  readonly clientDir: string;
  readonly cache: PageCache;
  /** Addresses that were routed to a page before. */
  readonly routed: RoutedAddresses;
  /** Where pages that are read again are compressed better. */
  readonly smallest: SmallestPages;
  /** Where pages wait their turn. */
  readonly renders: RenderQueue;
  /** How many pages one client may have made. */
  readonly allowance: RenderAllowance;
  /** How many proxies before this server are believed about a client's address. */
  readonly trustedProxies: number;
  readonly pressure: Pressure;
  /** How long the calls of a page may take together. */
  readonly callBudgetMs: number;
  readonly metrics: Metrics;
  /** Has pages with these tags made anew, whichever process holds them. */
  readonly invalidate: (tags: readonly string[]) => Promise<void>;
  /** The key a call of `/invalidate` must carry; without one every call is refused. */
  readonly invalidateKey: string | undefined;
  readonly now: () => number;
  /** Whether search engines are to pass it by: the shop host of the demo. */
  readonly isHidden: boolean;
  /** Said by `/readyz`. */
  readonly mode: 'demo' | 'production';
  /** Names of settings an operator had better look at. */
  readonly doubtfulSettings: readonly string[];
  readonly isDraining: () => boolean;
  /** Set while the shop is closed for work: when to come again, in seconds. */
  readonly maintenanceS?: number | undefined;
  readonly newRequestId: () => string;
  readonly logError: (event: string, error: unknown, fields?: Record<string, unknown>) => void;
}

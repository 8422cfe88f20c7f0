import type { TrustedProxies } from '@shop/platform-node';
import type { PageParts } from '../pages/make-page.ts';
import type { SmallestPages } from '../pages/smallest-pages.ts';
import type { NameIndexes } from '../pages/name-indexes.ts';
import type { AddressRules, PathView } from '../render/renderer.ts';
import type { RoutedAddresses } from './routed-addresses.ts';
import type { FileAnswers } from './shop-files.ts';

/** Dependencies of a listener of the shop. */
export interface SsrServerParts extends PageParts {
  /** All store views, the default one first. */
  readonly views: readonly PathView[];
  /** Names of query parameters that a page may depend on. */
  readonly addresses: AddressRules;
  /** Files of the shop folder and of the build. */
  readonly files: FileAnswers;
  /** Names of products, for searches without a network. */
  readonly nameIndexes: NameIndexes;
  /** Name of the shop on pages that are created without the renderer. */
  readonly shopTitle: string;
  /** Addresses that were routed to a page before. */
  readonly routed: RoutedAddresses;
  /** Recompresses frequently read pages in the background. */
  readonly smallest: SmallestPages;
  /** Proxies before this server whose report of the client's address is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** Invalidates pages with these tags in all processes. */
  readonly invalidate: (tags: readonly string[]) => Promise<void>;
  /** Key that a call of `/invalidate` must contain; without a key every call is rejected. */
  readonly invalidateKey: string | undefined;
  /** True if search engines must not index this listener: the shop host of the demo. */
  readonly isHidden: boolean;
  /** Returned by `/readyz`. */
  readonly mode: 'demo' | 'production';
  /** Names of settings that the operator should check. */
  readonly doubtfulSettings: readonly string[];
  readonly isDraining: () => boolean;
  /** Set while the shop is closed for maintenance: `Retry-After` in seconds. */
  readonly maintenanceS?: number | undefined;
}

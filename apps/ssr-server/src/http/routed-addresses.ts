import { dropQuery } from '@shop/url-resolver';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { pageKey } from '../pages/page-key.ts';
import type { AddressRules } from '../render/renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { kindOf } from './ssr-metrics.ts';

/** Page that an address was routed to. */
export interface RoutedAddress {
  /** Key of the stored page. */
  readonly key: string;
  readonly path: string;
  /** Raw query of the request without the parameters that are in the key. */
  readonly search: string;
  /** Label of the request in the metrics. */
  readonly kind: string;
  readonly security: readonly string[];
}

/**
 * Cache of raw request addresses that were routed to a page. It never contains a file, a call or a rejected address, so
 * a hit is answered with the page without routing.
 */
export interface RoutedAddresses {
  find(target: string): RoutedAddress | undefined;
  /** Reads the address of a request that was routed to a page, and stores it. */
  read(context: Context): RoutedAddress;
}

/** Maximum bytes of stored addresses, about 3,000 addresses, and maximum characters of one. */
const maxBytes = 2 * 1024 * 1024;
const maxLength = 512;
/** Bytes of an entry in addition to its texts. */
const entryBytes = 256;

export function createRoutedAddresses(
  rules: AddressRules,
  storeCodes: readonly string[],
): RoutedAddresses {
  const addressesByTarget = new LRUCache<string, RoutedAddress>({
    maxSize: maxBytes,
    // An entry contains the address four times: raw, as the key of the page, and in two parts of the value.
    sizeCalculation: ({ key, path, search }, target) =>
      target.length + key.length + path.length + search.length + entryBytes,
  });
  /** Sets of headers by their text; there are two. */
  const sets = new Map<string, readonly string[]>();

  function securityOf(path: string): readonly string[] {
    const flat = securityHeaders(path, storeCodes).flat();
    const text = flat.join('\n');
    const set = sets.get(text) ?? flat;
    sets.set(text, set);
    return set;
  }

  return {
    find: (target) => addressesByTarget.get(target),
    read(context) {
      const url = new URL(context.req.url);
      const address = {
        key: pageKey(url, rules),
        path: url.pathname,
        search: dropQuery(url.search, rules.knownQuery),
        kind: kindOf(url.pathname),
        security: securityOf(context.req.path),
      };
      const target = (context.env as { incoming?: { url?: string } } | undefined)?.incoming?.url;
      if (target !== undefined && target.length <= maxLength)
        addressesByTarget.set(target, address);
      return address;
    },
  };
}

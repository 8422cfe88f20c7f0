import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { pageKey } from './page-key.ts';
import type { AddressRules } from './renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { kindOf } from './ssr-metrics.ts';

/** What an address is as a page. */
export interface RoutedAddress {
  /** Under which the page is stored. */
  readonly key: string;
  readonly path: string;
  /** The query as it was written. */
  readonly search: string;
  /** What a request for it is counted under. */
  readonly kind: string;
  readonly security: readonly string[];
}

/**
 * Addresses as clients write them that were routed to a page before. What is no page (a file, a call, a refused
 * address) never gets in, so whoever finds one here may answer with the page and ask no route.
 */
export interface RoutedAddresses {
  find(target: string): RoutedAddress | undefined;
  /** Reads the address of a request that was routed to a page, and remembers it. */
  read(context: Context): RoutedAddress;
}

/** Addresses remembered, and characters of one. */
const maxAddresses = 5_000;
const maxLength = 512;

export function createRoutedAddresses(
  rules: AddressRules,
  storeCodes: readonly string[],
): RoutedAddresses {
  const addressesByTarget = new LRUCache<string, RoutedAddress>({ max: maxAddresses });
  /** Headers by their text: there are two sets of them. */
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
        search: url.search,
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

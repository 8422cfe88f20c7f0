import type { TaggedKind } from '@shop/contract';
import type { ScreenKind } from '../catch-all/screen-kind.ts';

/** Path of the failure page. Caches and crawlers must not take it for content. */
const failurePath = /^\/error(?:[?#]|$)/;

/** Kind of a page, used as a cache tag. */
export function pageKind(href: string, kind: string | undefined, status: number): TaggedKind {
  if (status === 404) return 'page-not-found';
  if (status >= 500) return 'error';
  if (/^\/(?:home|pwa\.html)?(?:\?|$)/.test(href)) return 'home';
  return kind === 'product' || kind === 'category' ? kind : 'cmsPage';
}

/**
 * Returns the status of the response. A page that failed because of the backend is 503: it may be requested again soon.
 */
export function statusOf(href: string, status: number, isAway: boolean): number {
  if (failurePath.test(href)) return 500;
  return status === 500 && isAway ? 503 : status;
}

/** Returns true if an address is canonical: the one in the page's head, or that of a route without parameters. */
export function isCanonical(
  href: string,
  match: { readonly loaderData?: unknown; readonly params: object } | undefined,
): boolean {
  const { canonical } = (match?.loaderData ?? {}) as { readonly canonical?: string };
  if (canonical !== undefined) return canonical === href;
  return match !== undefined && Object.keys(match.params).length === 0 && !href.includes('?');
}

/** Returns the kind of the screen of the catch-all route; undefined for every other route. */
export function screenKindOf(match: { readonly loaderData?: unknown } | undefined) {
  const { target } = (match?.loaderData ?? {}) as { readonly target?: { kind: ScreenKind } };
  return target?.kind;
}

/** Returns the address of a page as the router writes it: the home page of a view is `/de`, not `/de/`. */
export function routerHref({
  prefix,
  href,
}: {
  readonly prefix: string;
  readonly href: string;
}): string {
  return prefix === '' ? href : prefix + href.replace(/^\/(?=[?#]|$)/, '');
}

/** Returns the target of a redirect, in the same store view if it is within the shop. */
export function stayingIn(location: string | undefined, prefix: string): string | undefined {
  const isInside = location === prefix || location?.startsWith(`${prefix}/`) === true;
  return location === undefined || isInside || !location.startsWith('/')
    ? location
    : prefix + location;
}

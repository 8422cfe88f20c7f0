import { pendingAddsCookie } from '@shop/contract';
import type { PageCookies, SafeStorage } from '@shop/platform-browser';
import { consentCookieName } from '../../shop/analytics/consent-cookie.ts';
import { leaderLeaseKey } from './leader-lease-key.ts';
import { isShopperMark } from './shopper-mark.ts';
import { buildKey } from './new-build.ts';

/** Keys that the shop stores outside its databases. All other keys belong to third parties. */
const ownCookies: ReadonlySet<string> = new Set([
  pendingAddsCookie.name,
  consentCookieName(true),
  consentCookieName(false),
]);
const isOwnKey = (key: string) => key === buildKey || key === leaderLeaseKey || isShopperMark(key);

export interface BrowserStores {
  readonly cookies: PageCookies;
  readonly localStorage: Pick<SafeStorage, 'delete' | 'keys'>;
  readonly hostname: string;
}

/** Deletes cookies and keys of third-party scripts, on this host and on its parent domains. */
export function clearThirdPartyStorage({ cookies, localStorage, hostname }: BrowserStores): void {
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const cookie of cookies.read().split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    if (name === '' || ownCookies.has(name)) continue;
    cookies.write(`${name}=; max-age=0; path=/`);
    for (const domain of domains) cookies.write(`${name}=; max-age=0; path=/; domain=${domain}`);
  }
  for (const key of localStorage.keys()) {
    if (!isOwnKey(key)) localStorage.delete(key);
  }
}

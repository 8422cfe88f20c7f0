import { pageCookies } from '@shop/platform-browser';

/** Longest duration of a hand-off in seconds: the request for its code, and the 60 seconds that the code is valid. */
const lifeSeconds = 120;
const cookieName = 'hand-off';

/**
 * Stores the secret that a hand-off code is bound to in a cookie that the shop host can read: ports of a host share
 * their cookies, and so do subdomains. A link on another site brings a code, but no cookie. Returns `undefined` if the
 * shop host cannot read it or the browser stores no cookies; the cart is then handed over without a session.
 */
export function keepHandOffBinding(
  binding: string,
  { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>,
  shopHostname: string,
): string | undefined {
  const domain = sharedDomain(hostname, shopHostname);
  if (domain === undefined && hostname !== shopHostname) return undefined;
  const cookie = [
    `${cookieName}=${binding}`,
    'Path=/',
    `Max-Age=${lifeSeconds}`,
    'SameSite=Lax',
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
  pageCookies.write(cookie);
  return takeHandOffBinding() === binding ? binding : undefined;
}

/** Returns the stored secret of a hand-off that this browser began; undefined if there is none. */
export function takeHandOffBinding(): string | undefined {
  const pair = pageCookies
    .read()
    .split('; ')
    .find((cookiePair) => cookiePair.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1);
}

/** Returns the common domain of two hosts; undefined if they are equal or share no domain that a cookie may have. */
export function sharedDomain(hostname: string, otherHostname: string): string | undefined {
  if (hostname === otherHostname) return undefined;
  const [a, b] = [hostname.split('.').toReversed(), otherHostname.split('.').toReversed()];
  const first = a.findIndex((label, place) => label !== b[place]);
  const shared = a.slice(0, first === -1 ? a.length : first).toReversed();
  return shared.length < 2 || /^\d+$/.test(shared.at(-1) ?? '') ? undefined : shared.join('.');
}

import { pageCookies } from '@shop/platform-browser';

/** Seconds a hand-off may take: asking for its code, and that code's 60. */
const lifeSeconds = 120;
const cookieName = 'hand-off';

/**
 * Keeps the secret a hand-off code is bound to in a cookie, which the shop host can read: ports of a host share their
 * cookies, and so do subdomains. A link on another site brings a code, but no cookie. `undefined`: the shop host cannot
 * read it, or this browser keeps no cookies; the cart then goes without a session.
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

/** The stored secret of a hand-off that this browser began. */
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

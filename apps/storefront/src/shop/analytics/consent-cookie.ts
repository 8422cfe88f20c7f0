import type { ShopConfig } from '@shop/shop-config';

/** Purposes that need the shopper's consent. */
export const purposes = ['preferences', 'analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

export type ConsentChoice = Readonly<Record<Purpose, boolean>>;

/** Returns the name of the cookie. Only a page loaded over TLS may use the prefix that binds a cookie to its host. */
export const consentCookieName = (isSecure: boolean) => (isSecure ? '__Host-consent' : 'consent');

/** Parses the consent from the cookies; `undefined` before a choice, and for an invalid cookie. Source: SC-21. */
export function readConsent(cookies: string, isSecure: boolean): ConsentChoice | undefined {
  const name = `${consentCookieName(isSecure)}=`;
  const cookie = cookies.split('; ').find((part) => part.startsWith(name));
  if (cookie === undefined) return undefined;
  const { preferences, analytics, marketing } = answersIn(cookie.slice(name.length));
  return isAnswer(preferences) && isAnswer(analytics) && isAnswer(marketing)
    ? {
        preferences: preferences === 'granted',
        analytics: analytics === 'granted',
        marketing: marketing === 'granted',
      }
    : undefined;
}

const isAnswer = (value: unknown) => value === 'granted' || value === 'denied';

/** Decodes the value of the cookie without validation; empty if it is invalid. A schema would delay every page. */
function answersIn(value: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(decodeURIComponent(value))) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** Returns the consent cookie: a JSON object with the lifetime in the shop's configuration. */
export function consentCookie(
  choice: ConsentChoice,
  config: ShopConfig['consent'],
  isSecure: boolean,
): string {
  const answers = Object.fromEntries(
    purposes.map((purpose) => [purpose, choice[purpose] ? 'granted' : 'denied']),
  );
  return [
    `${consentCookieName(isSecure)}=${encodeURIComponent(JSON.stringify(answers))}`,
    `max-age=${config.cookieDays * 86_400}`,
    `path=${config.cookiePath}`,
    `samesite=${config.cookieSameSite}`,
    ...(isSecure ? ['secure'] : []),
  ].join('; ');
}

import type { ShopConfig } from '@shop/shop-config';

/** Purposes that need the shopper's consent. */
export const purposes = ['preferences', 'analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

export type ConsentChoice = Readonly<Record<Purpose, boolean>>;

/** Only a page reached by TLS may use the name that binds a cookie to this very host. */
export const consentCookieName = (isSecure: boolean) => (isSecure ? '__Host-consent' : 'consent');

/**
 * The choice a browser's cookies remember; `undefined` before one was made, and for a cookie that is damaged.
 * Source: SC-21.
 */
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

/** The value of the cookie, unchecked; empty where it is damaged. A schema would have to come before every page. */
function answersIn(value: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(decodeURIComponent(value))) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** The cookie that remembers a choice: a JSON object, kept as long as the shop's config says. */
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

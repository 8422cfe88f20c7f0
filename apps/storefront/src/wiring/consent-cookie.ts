import * as v from 'valibot';
import type { ShopConfig } from '@shop/shop-config';

/** What a shopper may allow besides what the shop cannot do without. */
export const purposes = ['preferences', 'analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

export type ConsentChoice = Readonly<Record<Purpose, boolean>>;

const answer = v.picklist(['granted', 'denied']);
const kept = v.object({ preferences: answer, analytics: answer, marketing: answer });

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
  const parsed = v.safeParse(
    v.pipe(v.string(), v.rawTransform(decoded), v.parseJson(), kept),
    cookie.slice(name.length),
  );
  if (!parsed.success) return undefined;
  const { preferences, analytics, marketing } = parsed.output;
  return {
    preferences: preferences === 'granted',
    analytics: analytics === 'granted',
    marketing: marketing === 'granted',
  };
}

function decoded({
  dataset,
  addIssue,
  NEVER,
}: Parameters<Parameters<typeof v.rawTransform<string, string>>[0]>[0]): string {
  try {
    return decodeURIComponent(dataset.value);
  } catch {
    addIssue({ message: 'not encoded as an address' });
    return NEVER;
  }
}

/** The cookie that remembers a choice: a JSON object, kept as long as the shop's config says. */
export function consentCookie(
  choice: ConsentChoice,
  config: ShopConfig['consent'],
  isSecure: boolean,
): string {
  const words = Object.fromEntries(
    purposes.map((purpose) => [purpose, choice[purpose] ? 'granted' : 'denied']),
  );
  return [
    `${consentCookieName(isSecure)}=${encodeURIComponent(JSON.stringify(words))}`,
    `max-age=${config.cookieDays * 86_400}`,
    `path=${config.cookiePath}`,
    `samesite=${config.cookieSameSite}`,
    ...(isSecure ? ['secure'] : []),
  ].join('; ');
}

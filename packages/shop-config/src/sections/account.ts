import * as v from 'valibot';
import { atLeastOne, count } from './bounds.ts';

/** Sessions and customer groups. Source: SC-19. */
export const users = v.optional(
  v.strictObject({
    autoRefreshTokens: v.optional(v.boolean(), true),
    /** Refreshes tried before a session is given up. */
    maxTokenRefreshAttempts: v.optional(atLeastOne, 1),
  }),
  {},
);

/** What forms ask for. Source: SC-20. */
export const validation = v.optional(
  v.strictObject({
    minPasswordLength: v.optional(atLeastOne, 8),
    minNameLength: v.optional(atLeastOne, 2),
    /** In the fields that want a longer name: a company's. */
    minLongNameLength: v.optional(atLeastOne, 3),
    minTaxIdLength: v.optional(atLeastOne, 3),
    minZipCodeLength: v.optional(atLeastOne, 3),
  }),
  {},
);

/** The cookie that remembers what the shopper allowed. Source: SC-21. */
export const consent = v.optional(
  v.strictObject({
    cookieDays: v.optional(count, 365),
    cookiePath: v.optional(v.pipe(v.string(), v.startsWith('/')), '/'),
    cookieSameSite: v.optional(v.picklist(['Strict', 'Lax']), 'Strict'),
    /** What holds before anything was chosen. */
    analyticsDefault: v.optional(v.picklist(['denied', 'granted']), 'denied'),
  }),
  {},
);

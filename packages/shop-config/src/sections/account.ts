import * as v from 'valibot';
import { atLeastOne, between, count } from './bounds.ts';

/** Sessions and customer groups. Source: SC-19. */
export const users = v.optional(
  v.strictObject({
    autoRefreshTokens: v.optional(v.boolean(), true),
    /** Maximum number of refresh attempts before a session ends. */
    maxTokenRefreshAttempts: v.optional(atLeastOne, 1),
  }),
  {},
);

/** Requirements of forms. Values outside the limits of the API are rejected. Source: SC-20, SC-41. */
export const validation = v.optional(
  v.strictObject({
    minPasswordLength: v.optional(between(8, 128), 8),
    minNameLength: v.optional(between(2, 100), 2),
    /** For longer names, such as the name of a company. */
    minLongNameLength: v.optional(between(1, 200), 3),
    minTaxIdLength: v.optional(between(1, 30), 3),
    minZipCodeLength: v.optional(between(1, 20), 3),
  }),
  {},
);

/** Cookie that stores the shopper's consent. Source: SC-21. */
export const consent = v.optional(
  v.strictObject({
    cookieDays: v.optional(count, 365),
    cookiePath: v.optional(v.pipe(v.string(), v.startsWith('/')), '/'),
    cookieSameSite: v.optional(v.picklist(['Strict', 'Lax']), 'Strict'),
    /** Default until the shopper decides. */
    analyticsDefault: v.optional(v.picklist(['denied', 'granted']), 'denied'),
  }),
  {},
);

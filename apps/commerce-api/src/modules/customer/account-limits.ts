import type { RateLimit } from '../../http/limits/rate-limit.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Rate limits of account calls. Source: RL-8. */
export const accountLimits = {
  create: { limit: 10, windowMs: hourMs },
  reset: { limit: 3, windowMs: hourMs },
  emailChange: { limit: 5, windowMs: hourMs },
  export: { limit: 5, windowMs: hourMs },
} satisfies Record<string, RateLimit>;

import type { Log } from '@shop/kernel';
import type { Metrics } from '@shop/platform-node';
import type { ApiConfig } from '@shop/api-settings';
import type { ProcessLimits } from './limits/process-limits.ts';

/** The part of the context that every request uses. */
export interface HttpContext {
  readonly config: Pick<
    ApiConfig,
    'allowedOrigins' | 'logSample' | 'trustedProxies' | 'trustedProxyRanges'
  >;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Limits of one client in this process, shared by all store views. */
  readonly limits: ProcessLimits;
}

/** Configuration of the outbox. `defaultOutboxConfig` has the values of the spec. */
export interface OutboxConfig {
  /** Prefix of every path; '' for the origin of the page. */
  readonly baseUrl: string;
  readonly tokenTransport: 'query' | 'header';
  /** False for a backend without idempotency keys: an order whose outcome is unknown is then looked up. SQ-35. */
  readonly idempotencyHeader: boolean;
  /** Timeout of one attempt in ms. */
  readonly timeoutMs: number;
  /** Upper bound in ms of the first random delay; it doubles with each further attempt. */
  readonly retryBaseMs: number;
  /** Maximum delay in ms, unless the server requests a longer one. */
  readonly retryCapMs: number;
  /** Number of answers with code 500 after which a task is parked. */
  readonly maxServerErrors: number;
  /** Time in ms after which a waiting task is parked. */
  readonly taskLifeMs: number;
  /** Time in ms for which a delivered task stays readable for other tabs. */
  readonly keepDoneMs: number;
  /** True: orders placed offline are sent without a confirmation. Spec section 4, sync queue. */
  readonly automaticTransmission: boolean;
}

/** Values of the reliability rules, for the shop's own origin. */
export const defaultOutboxConfig: OutboxConfig = {
  baseUrl: '',
  tokenTransport: 'query',
  idempotencyHeader: true,
  timeoutMs: 8000,
  retryBaseMs: 1000,
  retryCapMs: 60_000,
  maxServerErrors: 5,
  taskLifeMs: 7 * 24 * 3_600_000,
  keepDoneMs: 60_000,
  automaticTransmission: false,
};

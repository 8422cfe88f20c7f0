/** Configuration of the outbox. `defaultOutboxConfig` holds the values of the spec. */
export interface OutboxConfig {
  /** In front of every path; '' for the page's own origin. */
  readonly baseUrl: string;
  readonly tokenTransport: 'query' | 'header';
  /** Off for a backend that knows no keys: an order whose outcome is unknown is then looked for. SQ-35. */
  readonly idempotencyHeader: boolean;
  /** One attempt, in ms. */
  readonly timeoutMs: number;
  /** The first wait is random up to this, in ms; each further one up to twice as much. */
  readonly retryBaseMs: number;
  /** Longest wait in ms, unless the server requests a longer one. */
  readonly retryCapMs: number;
  /** Answers 500 before a task is parked. */
  readonly maxServerErrors: number;
  /** Time a task may wait before it is parked, in ms. */
  readonly taskLifeMs: number;
  /** Time a delivered task stays readable for other tabs, in ms. */
  readonly keepDoneMs: number;
  /** Orders placed offline go without asking again. Spec section 4, sync queue. */
  readonly automaticTransmission: boolean;
}

/** The values of the reliability rules, on the shop's own origin. */
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

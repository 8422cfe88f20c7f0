import type { Profile, ProfileUpdate } from '@shop/contract';
import type {
  Broadcast,
  Clock,
  Connectivity,
  Fetch,
  KeyValueStore,
  Lock,
  Log,
  Result,
} from '@shop/kernel';
import type { SessionEnd } from '../session/data-cleared-on-sign-out.ts';

/** Configuration of the account. */
export interface AccountConfig {
  /** Prefix of every path. '' means the page's own origin. */
  readonly baseUrl: string;
  /** Transport of the user token. */
  readonly tokenTransport: 'query' | 'header';
  /** Timeout of one attempt, in milliseconds. */
  readonly timeoutMs: number;
  /** Off: a 401 ends the session at once. */
  readonly autoRefresh: boolean;
  /** Number of consecutive refreshes without an accepted token before the session ends. At least 1. */
  readonly maxRefreshAttempts: number;
  readonly ordersPageSize: number;
}

/** The values of the product specification, section 9, on the shop's own origin. */
export const defaultAccountConfig: AccountConfig = {
  baseUrl: '',
  tokenTransport: 'query',
  timeoutMs: 8000,
  autoRefresh: true,
  maxRefreshAttempts: 1,
  ordersPageSize: 20,
};

/** Ports of the account. */
export interface AccountPorts {
  readonly fetch: Fetch;
  /** The collection `user`. */
  readonly store: KeyValueStore;
  /** Shared by all tabs: one refresh at a time under the name `token-refresh`. */
  readonly lock: Lock;
  readonly broadcast: Broadcast;
  readonly connectivity: Connectivity;
  /** Clock that dates the profile and the orders. Absent: their age is unknown. */
  readonly clock?: Pick<Clock, 'now'> | undefined;
  readonly log: Log;
  /** Token of the guest's cart, sent at login. */
  readonly cartToken: () => string | undefined;
  /** Queues a profile change in the outbox; a failure means that it could not be stored. */
  readonly queueProfileUpdate: (update: ProfileUpdate) => Promise<Result<void, unknown>>;
  /**
   * Called after a login, a take-over or a restored session: connects the user's cart, refreshes the wishlist, pushes
   * and fetches lists. A rejection undoes a login (AC-15); after a restored session it is only logged.
   */
  readonly onAuthorised?:
    | ((profile: Profile, how: 'login' | 'restored') => Promise<void>)
    | undefined;
  /**
   * Called when the session ended: clears the data of `dataClearedOnSignOut`. A failure is logged and the logout
   * continues.
   */
  readonly onSignedOut?: ((how: SessionEnd) => Promise<void>) | undefined;
  /**
   * Called when a refresh failed for good: removes this session's unsent tasks, except orders and a guest's tasks. Runs
   * before the session ends, while its owner is known.
   */
  readonly onSessionLost?: ((reason: 'refused' | 'internal') => Promise<void>) | undefined;
}

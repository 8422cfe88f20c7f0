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
  /** In front of every path. '' means the page's own origin. */
  readonly baseUrl: string;
  /** Transport of the user token. */
  readonly tokenTransport: 'query' | 'header';
  /** One attempt, in milliseconds. */
  readonly timeoutMs: number;
  /** Off: a 401 ends the session at once. */
  readonly autoRefresh: boolean;
  /** Refreshes in a row that may buy nothing before the session is given up. At least 1. */
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
  /** Dates the profile and the orders. Absent: their age is unknown. */
  readonly clock?: Pick<Clock, 'now'> | undefined;
  readonly log: Log;
  /** Token of the guest's cart, sent at login. */
  readonly cartToken: () => string | undefined;
  /** Queues a profile change in the outbox; a failure means that it could not be stored. */
  readonly queueProfileUpdate: (update: ProfileUpdate) => Promise<Result<void, unknown>>;
  /**
   * After a login, a take-over or a restored session: connect the user's cart, refresh the wishlist, push and
   * fetch lists. A rejection undoes a login (AC-15); after a restored session it is only logged.
   */
  readonly onAuthorised?:
    | ((profile: Profile, how: 'login' | 'restored') => Promise<void>)
    | undefined;
  /**
   * The session ended: clear what `dataClearedOnSignOut` names. Never rejects for the shopper: a failure is logged
   * and the logout continues.
   */
  readonly onSignedOut?: ((how: SessionEnd) => Promise<void>) | undefined;
  /**
   * A refresh failed for good: drop this session's unsent tasks, never orders or a guest's. Called while the
   * session still names its owner, before it ends.
   */
  readonly onSessionLost?: ((reason: 'refused' | 'internal') => Promise<void>) | undefined;
}

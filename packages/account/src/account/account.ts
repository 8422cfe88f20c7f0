import type {
  ApiFailure,
  EmailChange,
  Order,
  OwnReview,
  PersonalData,
  Profile,
  ProfileUpdate,
  WishlistRow,
  WithdrawalReceipt,
  WithdrawalRequest,
  WithdrawalStatement,
} from '@shop/contract';
import type {
  AbortSignalLike,
  Fetch,
  Observable,
  RefreshToken,
  Result,
  UserToken,
} from '@shop/kernel';
import type { RefreshFailure, TokenLock } from '../tokens/token-lock.ts';

/**
 * Session state. `starting` until storage has been read once. A signed-in shopper's profile and orders
 * are those last known, from storage or from the server; `undefined` when nothing is known yet.
 * Source: AC-1 to AC-6.
 */
export type Session =
  | { readonly status: 'starting' }
  | { readonly status: 'guest' }
  | {
      readonly status: 'signed-in';
      readonly profile: Profile | undefined;
      /** The newest page of the order history. */
      readonly orders: readonly Order[] | undefined;
      /** When the server gave that profile, in epoch ms. Absent if unknown. Source: AC-52. */
      readonly profileAtMs?: number | undefined;
      /** When the server gave that page of orders, in epoch ms. Absent if unknown. Source: AC-52. */
      readonly ordersAtMs?: number | undefined;
    };

/**
 * Failure of an account call: of the request, or one of the three below. A call that cannot wait for the network fails
 * offline with reason `offline`, before anything is sent.
 */
export type AccountFailure =
  | ApiFailure
  /** The call needs a signed-in shopper. */
  | { readonly kind: 'signed-out' }
  /** The change could be neither stored nor sent. */
  | { readonly kind: 'not-kept' }
  /** Signed in, but profile or orders could not be read: the session has ended. Source: AC-15. */
  | { readonly kind: 'not-authorised' };

/** Session event for screens. */
export type AccountEvent =
  | { readonly type: 'signed-in' }
  | { readonly type: 'signed-out'; readonly silent: boolean }
  /**
   * The session could not be renewed and was ended. Open the sign-in form and show the error:
   * `refused` "not authorized to access the resource", `internal` "clear the storage and refresh".
   */
  | { readonly type: 'session-lost'; readonly reason: RefreshFailure }
  | { readonly type: 'profile-updated'; readonly profile: Profile }
  | { readonly type: 'password-changed' };

/** Credentials: the e-mail address and the password as typed. Source: AC-13. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Data of a new account. Names and address are trimmed, the password is not. Source: AC-17. */
export interface NewCustomer {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
}

/** A pair of tokens as the server issues them. */
export interface TokenPair {
  readonly token: UserToken;
  readonly refreshToken: RefreshToken | undefined;
}

/** A page of the order history, newest first. `total` counts the orders of all pages. Source: AC-30, AC-31. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly hasNextPage: boolean;
  /** True if these are the orders stored at an earlier visit, because the request failed. */
  readonly cache: boolean;
}

/** Options of every call: `signal` aborts it. Source: AC-8. */
export interface CallOptions {
  readonly signal?: AbortSignalLike | undefined;
}

type Answer<T> = Promise<Result<T, AccountFailure>>;

/** Account of a customer in this shop, on this device, shared by its tabs. */
export interface Account {
  readonly session: Observable<Session>;
  readonly tokenLock: Observable<TokenLock>;
  /** Returns the newest token, `undefined` for a guest. Call it right before each use; do not store the result. */
  userToken(): UserToken | undefined;
  /** Adds a listener for session events; returns a function that removes it. */
  onEvent(listener: (event: AccountEvent) => void): () => void;

  /**
   * Reads the stored session once; later calls return the same promise. Shows the stored profile at once, then the
   * server's when online. Source: AC-1 to AC-3.
   */
  start(): Promise<Session>;
  /** Signs in, hands over the guest's cart, and fetches profile, orders and lists. Source: AC-13 to AC-16. */
  login(credentials: Credentials, options?: CallOptions): Answer<Profile>;
  /** Creates an account and signs in at once. Source: AC-17. */
  register(customer: NewCustomer, options?: CallOptions): Answer<Profile>;
  /** Creates an account without signing in, for an order that requests one. Source: AC-17. */
  createAccount(customer: NewCustomer, options?: CallOptions): Answer<void>;
  /** Takes over a session from another host of the shop: a login without a password. Source: AC-18. */
  adopt(pair: {
    readonly token: string;
    readonly refreshToken?: string | undefined;
  }): Answer<Profile>;
  /** Ends the session here and in all tabs, and notifies the server. Source: AC-19 to AC-21 and AC-23. */
  logout(options?: { readonly silent?: boolean }): Promise<void>;

  /** Fetches the profile again. */
  refreshProfile(options?: CallOptions): Answer<Profile>;
  /** Queues the change for sending, also offline; see {@link Account.applySavedProfile}. Source: AC-25. */
  updateProfile(update: ProfileUpdate['customer']): Answer<void>;
  /** Receives the server's response to a profile change that the outbox sent. Source: AC-26. */
  applySavedProfile(profile: Profile): Promise<void>;
  /** Changes the password and signs in with the new one. Refused offline. Source: AC-27, AC-28. */
  changePassword(
    change: { readonly currentPassword: string; readonly newPassword: string },
    options?: CallOptions,
  ): Answer<void>;
  /** Requests another email address for the login: the server sends a link to it. Refused offline. Source: AC-33. */
  changeEmail(change: EmailChange, options?: CallOptions): Answer<void>;
  /** Confirms the new address with the token of that link, signed in or not. Source: AC-33. */
  confirmEmail(changeToken: string, options?: CallOptions): Answer<string>;
  /** Returns all data the shop stores about the customer. Source: AC-36. */
  exportData(options?: CallOptions): Answer<PersonalData>;
  /** Deletes the account, and clears its data on this device. Refused offline. Source: AC-37. */
  erase(password: string, options?: CallOptions): Answer<void>;
  /** Returns the customer's reviews in every state. Source: AC-38. */
  reviews(options?: CallOptions): Answer<readonly OwnReview[]>;
  /**
   * Requests the email with the reset link. Refused offline. Known and unknown addresses get one answer. Source: AC-29.
   */
  resetPassword(email: string, options?: CallOptions): Answer<void>;
  /** Sets a new password with the token of the reset link. */
  confirmReset(
    reset: { readonly resetToken: string; readonly newPassword: string },
    options?: CallOptions,
  ): Answer<void>;

  /** Returns a page of the order history, newest first. Source: AC-30, AC-31. */
  orders(
    request?: { readonly page?: number; readonly pageSize?: number },
    options?: CallOptions,
  ): Answer<OrderPage>;

  /** Returns one of the customer's orders by its number, with its later events. Source: AC-42. */
  order(orderNumber: string, options?: CallOptions): Answer<Order>;
  /** Cancels an order that is not dispatched yet. Refused offline. Source: OR-2, AC-43. */
  cancelOrder(orderNumber: string, options?: CallOptions): Answer<Order>;
  /**
   * Cancels an order of a guest, identified by the order number and the email address of the order. Refused offline.
   * Source: AC-46.
   */
  cancelGuestOrder(
    proof: Pick<WithdrawalRequest, 'orderNumber' | 'email'>,
    options?: CallOptions,
  ): Answer<void>;
  /** First step of a withdrawal, for guests too: returns the statement to confirm. Refused offline. Source: AC-44. */
  withdraw(request: WithdrawalRequest, options?: CallOptions): Answer<WithdrawalStatement>;
  /** Second step of a withdrawal: submits the statement. Refused offline. Source: AC-44, AC-45. */
  confirmWithdrawal(confirmation: string, options?: CallOptions): Answer<WithdrawalReceipt>;

  /** Returns the server's wishlist. Source: AC-32. */
  wishlist(options?: CallOptions): Answer<readonly WishlistRow[]>;
  addToWishlist(productIds: readonly number[], options?: CallOptions): Answer<void>;
  removeFromWishlist(productIds: readonly number[], options?: CallOptions): Answer<void>;

  /**
   * `fetch` for other packages (cart, outbox). A request with a user token, in `token=` or in `Authorization`, waits
   * for a refresh in progress, gets the newest token, and is repeated after a 401 and a refresh. In a broken session
   * the response is code 401 and nothing is sent. Any other request is sent unchanged. Source: AC-7 to AC-12.
   */
  readonly fetch: Fetch;
  /** Stops the messages from other tabs. */
  close(): void;
}

import type { Result } from '@shop/kernel';
import type { MinorUnits, Money } from '@shop/money';
import type { PaymentReport } from '../state/payment-report.ts';

/** Request of the shop to a provider for one attempt to pay. */
export interface PaymentRequest {
  /** The shop's id of the attempt: 1 to 32 letters, digits and hyphens. The same id starts only one payment. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amount: Money;
  /** Two-letter language code: `hu`, `de`, `it`. */
  readonly language: string;
  /** Email address of the payer; absent for an order without one. */
  readonly email?: string | undefined;
  readonly buyer: Buyer;
  /** Page of the shop to which the payer returns after every outcome. */
  readonly returnUrl: string;
  /** URL of the shop that the provider calls when the state has changed. */
  readonly callbackUrl: string;
  /** Time in epoch ms after which the payment can no longer be made. */
  readonly expiresAtMs: number;
}

/** Name and billing address of the payer. */
export interface Buyer {
  readonly name: string;
  /** ISO code in upper case. */
  readonly country: string;
  readonly postcode: string;
  readonly city: string;
  readonly street: string;
}

/** A payment that the provider has created. */
export interface StartedPayment {
  readonly reference: string;
  /** Hosted page of the provider. Its origin is one of `PaymentProvider.origins`. */
  readonly redirectUrl: string;
}

/** Ids of a payment: that of the shop, and that of the provider once it has one. */
export interface PaymentNames {
  readonly paymentId: string;
  /** Absent while the answer to `start` is unknown. */
  readonly reference?: string | undefined;
}

/** Call of a provider, unchanged. Names of `headers` are in lower case. */
export interface CallbackRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: string;
}

/**
 * Payment that a return or a callback refers to. A notice says only that something may have changed: the state is
 * always read from the provider.
 */
export interface PaymentNotice {
  readonly paymentId?: string | undefined;
  readonly reference?: string | undefined;
}

/** Response that the provider expects to its callback. */
export interface CallbackAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An authenticated callback. */
export interface ReceivedCallback {
  readonly notice: PaymentNotice;
  /** Sent with status 200 after the notice was processed. */
  readonly answer: CallbackAnswer;
}

/** Reason why a callback is rejected. */
export type CallbackRefusal = { readonly kind: 'not-authentic' } | { readonly kind: 'malformed' };

/** Reason why a call to a provider failed. */
export type ProviderFailure =
  /** No usable answer: it is unknown whether the provider acted. Retry with the same key. */
  | { readonly kind: 'unreachable' }
  /** The provider rejected the call. `code`: its own error code. */
  | { readonly kind: 'rejected'; readonly code: string }
  /** The provider does not know the payment. */
  | { readonly kind: 'not-found' };

/**
 * A payment provider with hosted payment pages. Adapters are stateless: the `reference` of a payment contains all they
 * need. Every adapter passes `paymentProviderContract`. Source: PA-10 to PA-18.
 */
export interface PaymentProvider {
  /** `barion`, `simplepay`, `stripe`, `sandbox`. */
  readonly code: string;
  /** Origins of the hosted pages. A shopper is redirected only to these. */
  readonly origins: readonly string[];
  /** Currencies that the account accepts. */
  readonly currencies: readonly string[];
  /** Creates the payment. A repeated `paymentId` returns the existing payment, or is rejected. */
  start(request: PaymentRequest): Promise<Result<StartedPayment, ProviderFailure>>;
  /** Parses the query of the page to which a payer returned. Not authenticated. `undefined`: it names no payment. */
  readReturn(query: URLSearchParams): PaymentNotice | undefined;
  /** Authenticates a callback and returns the payment it refers to. */
  readCallback(request: CallbackRequest): Promise<Result<ReceivedCallback, CallbackRefusal>>;
  /** Reads the current state. `not-found`: the provider never received the payment, so it takes no money. */
  state(names: PaymentNames): Promise<Result<PaymentReport, ProviderFailure>>;
  /** Captures the authorised amount. A repeated call changes nothing. */
  capture(names: PaymentNames, amount: Money): Promise<Result<void, ProviderFailure>>;
  /** Releases an authorised amount, or ends a payment that was not made yet. A repeated call changes nothing. */
  void(names: PaymentNames): Promise<Result<void, ProviderFailure>>;
  /** Refunds part of the captured amount. */
  refund(names: PaymentNames, refund: RefundRequest): Promise<Result<void, ProviderFailure>>;
  /** Reads the states of open payments for the reconciliation, by `paymentId`; omits those that could not be read. */
  list(payments: readonly PaymentNames[]): Promise<ReadonlyMap<string, PaymentReport>>;
}

/** A refund. `refundedBefore` and `key` make a repeated call safe. */
export interface RefundRequest {
  readonly amount: Money;
  /** Amount refunded before this call as known to the shop, in minor units. */
  readonly refundedBefore: MinorUnits;
  /** Idempotency key: equal for repeated calls of the same refund. */
  readonly key: string;
}

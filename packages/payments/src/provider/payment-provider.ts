import type { Result } from '@shop/kernel';
import type { MinorUnits, Money } from '@shop/money';
import type { PaymentReport } from '../state/payment-report.ts';

/** One attempt to pay, as the shop asks a provider for it. */
export interface PaymentRequest {
  /** The shop's own name of the attempt: 1 to 32 letters, digits and hyphens. The same id starts one payment only. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amount: Money;
  /** Two letters: `hu`, `de`, `it`. */
  readonly language: string;
  /** Address of the payer; absent for an order without one. */
  readonly email?: string | undefined;
  readonly buyer: Buyer;
  /** Page of the shop the payer returns to, whatever happened. */
  readonly returnUrl: string;
  /** Call of the shop that the provider makes when the state has changed. */
  readonly callbackUrl: string;
  /** Epoch milliseconds after which the payment can no longer be made. */
  readonly expiresAtMs: number;
}

/** Name and billing address of the payer. */
export interface Buyer {
  readonly name: string;
  /** ISO code in capitals. */
  readonly country: string;
  readonly postcode: string;
  readonly city: string;
  readonly street: string;
}

/** A payment the provider knows. */
export interface StartedPayment {
  readonly reference: string;
  /** Hosted page of the provider. Its origin is one of `PaymentProvider.origins`. */
  readonly redirectUrl: string;
}

/** Names of a payment: the shop's, and the provider's once it has one. */
export interface PaymentNames {
  readonly paymentId: string;
  /** Absent while the answer to `start` is unknown. */
  readonly reference?: string | undefined;
}

/** A call that a provider makes, as it came. Names of `headers` in lower case. */
export interface CallbackRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: string;
}

/**
 * Payment a return or a callback is about. It says that something may have changed, never what: the state is always read
 * from the provider.
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
  /** Sent with status 200 once the notice was worked on. */
  readonly answer: CallbackAnswer;
}

/** Reason why a callback is not believed. */
export type CallbackRefusal = { readonly kind: 'not-authentic' } | { readonly kind: 'malformed' };

/** Reason why a call to a provider gave no answer. */
export type ProviderFailure =
  /** No usable answer: whether the provider acted is unknown. Retry with the same key. */
  | { readonly kind: 'unreachable' }
  /** The provider refused. `code`: its own error code. */
  | { readonly kind: 'rejected'; readonly code: string }
  /** The provider does not know the payment. */
  | { readonly kind: 'not-found' };

/**
 * A provider of payments on pages of its own. Adapters keep nothing: what they need to know of a payment is in its
 * `reference`. Every adapter passes `paymentProviderContract`. Source: PA-10 to PA-18.
 */
export interface PaymentProvider {
  /** `barion`, `simplepay`, `stripe`, `sandbox`. */
  readonly code: string;
  /** Origins of the hosted pages: a shopper is sent to no other. */
  readonly origins: readonly string[];
  /** Currencies the account takes. */
  readonly currencies: readonly string[];
  /** Creates the payment. The same `paymentId` again returns the payment that exists, or is rejected. */
  start(request: PaymentRequest): Promise<Result<StartedPayment, ProviderFailure>>;
  /** Reads the query of the page a payer returned to. Not authenticated. `undefined`: it names no payment. */
  readReturn(query: URLSearchParams): PaymentNotice | undefined;
  /** Authenticates a callback and reads which payment it is about. */
  readCallback(request: CallbackRequest): Promise<Result<ReceivedCallback, CallbackRefusal>>;
  /** Reads the present state. `not-found`: the provider never received it, so it takes no money. */
  state(names: PaymentNames): Promise<Result<PaymentReport, ProviderFailure>>;
  /** Takes the authorised amount. Repeating it changes nothing. */
  capture(names: PaymentNames, amount: Money): Promise<Result<void, ProviderFailure>>;
  /** Gives an authorised amount back, or ends a payment that was not made yet. Repeating it changes nothing. */
  void(names: PaymentNames): Promise<Result<void, ProviderFailure>>;
  /** Refunds part of the captured amount. */
  refund(names: PaymentNames, refund: RefundRequest): Promise<Result<void, ProviderFailure>>;
  /** Reads the states of open payments for the reconciliation, by `paymentId`; those without an answer are left out. */
  list(payments: readonly PaymentNames[]): Promise<ReadonlyMap<string, PaymentReport>>;
}

/** A refund. `refundedBefore` and `key` make a repeated call harmless. */
export interface RefundRequest {
  readonly amount: Money;
  /** Refunded before this call, as the shop knows it, in minor units. */
  readonly refundedBefore: MinorUnits;
  /** The same for the same refund. */
  readonly key: string;
}

import type { ProviderFailure } from '../provider/payment-provider.ts';

/** Error for the caller after a provider failed during a settlement. */
export interface SettlementFailure {
  readonly code: 'payment-unavailable' | 'payment-refused';
  /** Text for people: what happened and what to do. */
  readonly text: string;
}

const unchangedNote = 'What is due stays due, and nothing is captured or refunded twice.';

/** Describes the failure of a provider in a settlement. Source: PA-37. */
export function settlementFailure(failure: ProviderFailure): SettlementFailure {
  switch (failure.kind) {
    case 'unreachable':
      return {
        code: 'payment-unavailable',
        text: `The provider did not answer. ${unchangedNote} The shop asks again within an hour; "shop payments capture" asks now.`,
      };
    case 'rejected':
      return {
        code: 'payment-refused',
        text: `The provider refused with ${failure.code}. ${unchangedNote} Look at the payment in the pages of the provider; then "shop payments capture" asks again.`,
      };
    case 'not-found':
      return {
        code: 'payment-refused',
        text: `The provider does not know the payment. ${unchangedNote} Check the keys of the provider; then "shop payments capture" asks again.`,
      };
  }
}

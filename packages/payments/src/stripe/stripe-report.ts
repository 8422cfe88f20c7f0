import type { Currency } from '@shop/money';
import type { Stripe } from 'stripe';
import type { PaymentReport } from '../state/payment-report.ts';

/**
 * Number of Stripe units in one minor unit of this system. Stripe counts forints in hundredths and accepts only whole
 * forints.
 * Source: https://docs.stripe.com/currencies
 */
const stripeUnits: Readonly<Record<Currency, number>> = { HUF: 100, EUR: 1, RON: 1 };

/** Converts minor units to Stripe's. */
export const toStripe = (minor: number, currency: Currency) => minor * stripeUnits[currency];

/** Converts Stripe's units to minor units. */
export const fromStripe = (amount: number, currency: Currency) =>
  Math.floor(amount / stripeUnits[currency]);

/** Converts a Checkout Session with its payment intent and latest charge expanded. */
export function stripeReport(session: Stripe.Checkout.Session): PaymentReport {
  const currency = (session.currency ?? 'huf').toUpperCase() as Currency;
  const minor = (amount: number) => fromStripe(amount, currency);
  const common = { reference: session.id, amount: 0, refunded: 0 } as const;
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  switch (intent?.status) {
    case 'succeeded':
      return {
        ...common,
        status: 'captured',
        amount: minor(intent.amount_received),
        refunded: minor(charge?.amount_refunded ?? 0),
      };
    case 'requires_capture':
      return { ...common, status: 'authorised', amount: minor(intent.amount_capturable) };
    case 'canceled':
      return { ...common, status: 'failed', reason: 'voided' };
    default:
      // The payer can replace a declined card on the same page: only the session status is final.
      return { ...common, status: session.status === 'expired' ? 'expired' : 'pending' };
  }
}

import * as v from 'valibot';

/** Settings of online payment. A provider without keys is disabled. */
export interface PaymentSettings {
  /** True if the sandbox replaces providers without keys. */
  readonly sandbox: boolean;
  /** Minutes for which stock is reserved for an unpaid order. */
  readonly reservationMinutes: number;
  /** Policy for an order that is paid after its reservation ended and its stock was sold. */
  readonly withoutStock: 'refund' | 'ask';
  readonly barion: { readonly posKey: string; readonly payee: string } | undefined;
  readonly simplePay: { readonly merchant: string; readonly secretKey: string } | undefined;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  /** False: the test systems of Barion and SimplePay are used. For Stripe the key selects the system. */
  readonly isLive: boolean;
}

const secret = v.pipe(v.string(), v.minLength(8), v.maxLength(500), v.regex(/^\S+$/));
const secretFix = 'copy it from the provider, without blanks';

/** Names, meaning and bounds of the settings. */
export const paymentVariables = {
  PAYMENT_SANDBOX: {
    about:
      '`on`: a sandbox stands in for payment providers without keys. Default: on in the demo. Never in production.',
    schema: v.picklist(['on', 'off']),
    fix: 'write on or off',
  },
  PAYMENT_ENVIRONMENT: {
    about: '`test`: the test systems of Barion and SimplePay. Default: live.',
    schema: v.picklist(['test', 'live']),
    fix: 'write test or live',
  },
  PAYMENT_RESERVATION_MINUTES: {
    about: 'Minutes an order keeps its articles without being paid online. Default: 30.',
    schema: v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/),
      v.transform(Number),
      v.minValue(5),
      v.maxValue(1_440),
    ),
    fix: 'give minutes from 5 to 1440',
  },
  PAYMENT_WITHOUT_STOCK: {
    about:
      'What follows when an order was paid too late and is sold out: `refund`, or `ask` the shopper. Default: refund.',
    schema: v.picklist(['refund', 'ask']),
    fix: 'write refund or ask',
  },
  BARION_POS_KEY: { about: 'Secret key of the shop at Barion.', schema: secret, fix: secretFix },
  BARION_PAYEE: {
    about: 'Email address of the Barion wallet that receives the money.',
    schema: v.pipe(v.string(), v.email()),
    fix: 'give the email address of the wallet',
  },
  SIMPLEPAY_MERCHANT: {
    about: 'Merchant account for forints at SimplePay.',
    schema: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    fix: 'copy the name of the account from SimplePay',
  },
  SIMPLEPAY_SECRET_KEY: {
    about: 'Secret key of the SimplePay account.',
    schema: secret,
    fix: secretFix,
  },
  STRIPE_SECRET_KEY: { about: 'Secret key of Stripe.', schema: secret, fix: secretFix },
  STRIPE_WEBHOOK_SECRET: {
    about: 'Secret of the webhook endpoint at Stripe.',
    schema: secret,
    fix: secretFix,
  },
} as const;

type PaymentVariable = keyof typeof paymentVariables;
type Read = <N extends PaymentVariable>(
  name: N,
) => v.InferOutput<(typeof paymentVariables)[N]['schema']> | undefined;

/** Reads the settings. A provider with an incomplete set of keys is disabled. */
export function readPaymentSettings(read: Read, mode: 'demo' | 'production'): PaymentSettings {
  const posKey = read('BARION_POS_KEY');
  const payee = read('BARION_PAYEE');
  const merchant = read('SIMPLEPAY_MERCHANT');
  const simplePayKey = read('SIMPLEPAY_SECRET_KEY');
  const stripeKey = read('STRIPE_SECRET_KEY');
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET');
  return {
    sandbox: (read('PAYMENT_SANDBOX') ?? (mode === 'demo' ? 'on' : 'off')) === 'on',
    reservationMinutes: read('PAYMENT_RESERVATION_MINUTES') ?? 30,
    withoutStock: read('PAYMENT_WITHOUT_STOCK') ?? 'refund',
    isLive: read('PAYMENT_ENVIRONMENT') !== 'test',
    barion: posKey && payee ? { posKey, payee } : undefined,
    simplePay: merchant && simplePayKey ? { merchant, secretKey: simplePayKey } : undefined,
    stripe: stripeKey && webhookSecret ? { secretKey: stripeKey, webhookSecret } : undefined,
  };
}

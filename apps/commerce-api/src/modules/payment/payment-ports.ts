import { returnOrigin } from '@shop/payments';
import type { ApiContext } from '../context.ts';
import type { PaymentPorts } from './payment-service.ts';

type PaymentContext = Pick<
  ApiContext,
  'sql' | 'clock' | 'log' | 'config' | 'payments' | 'inView' | 'view'
>;

/** Returns the ports of the payment service, with the URLs of this shop. */
export function paymentPorts(deps: PaymentContext): PaymentPorts {
  const { sql, clock, log, config, payments } = deps;
  const { publicUrl, payment } = config;
  return {
    sql,
    clock,
    log,
    payments,
    withoutStock: payment.withoutStock,
    reservationMs: payment.reservationMinutes * 60_000,
    callbackUrl: (provider) => `${publicUrl}/api/payment/callback/${provider}`,
    returnUrl: (provider, orderNumber, pageOrigin) =>
      `${returnOrigin(publicUrl, pageOrigin)}/api/payment/return/${provider}?order=${encodeURIComponent(orderNumber)}`,
    languageOf: (storeCode) => (deps.inView?.(storeCode ?? '')?.view ?? deps.view).language,
  };
}

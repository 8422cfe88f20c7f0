import type { AddressInformation } from '@shop/contract';
import { ok, type CartToken } from '@shop/kernel';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import { failureText } from '../server/failure-text.ts';
import {
  mergePaymentMethods,
  mergeShippingMethods,
  selectPaymentMethod,
  selectShippingMethod,
  withoutOffline,
} from './select-methods.ts';
import type { ServerCart } from '../server/server-cart.ts';
import type { TotalsView } from './totals-view.ts';

/** Requests for methods and totals of a server cart. */
export interface TotalsRequests {
  /** Fetches the methods of a country into the view. A failure is only logged. */
  fetchMethods(token: CartToken, country: string): Promise<void>;
  /** Fetches totals: for the selected methods if there is a shipping method, else of the cart alone. */
  fetchTotals(token: CartToken, country: string): ReturnType<ServerCart['shippingInformation']>;
}

/** Source: CS-49, CS-50. */
export function createTotalsRequests(
  config: Pick<CartSyncConfig, 'paymentMethods'>,
  { server, checkout, log }: Pick<ServerPorts, 'server' | 'checkout' | 'log'>,
  view: () => TotalsView,
  patch: (change: Partial<TotalsView>) => void,
): TotalsRequests {
  function addressInformation(country: string): AddressInformation | undefined {
    const { shippingMethods, shippingChoice, paymentMethods, paymentChoice } = view();
    const shipping = selectShippingMethod(
      shippingMethods.filter(({ offline }) => offline !== true),
      shippingChoice,
    );
    const payment = withoutOffline(selectPaymentMethod(paymentMethods, paymentChoice));
    if (shipping === undefined) return undefined;
    const addresses = checkout?.addresses();
    return {
      shippingAddress: addresses?.shippingAddress ?? {
        countryId: country,
        postcode: checkout?.shippingAddress()?.postcode,
      },
      billingAddress: addresses?.billingAddress,
      shippingCarrierCode: shipping.carrier_code,
      shippingMethodCode: shipping.method_code,
      paymentMethodCode: payment?.code,
    };
  }

  return {
    async fetchMethods(token, country) {
      const address = checkout?.shippingAddress();
      const [shipping, payment] = await Promise.all([
        server.shippingMethods(token, { ...address, country_id: country }),
        server.paymentMethods(token),
      ]);
      if (shipping.ok) {
        const { shippingMethods } = view();
        patch({ shippingMethods: mergeShippingMethods(shippingMethods, shipping.value) });
      } else
        log.warn('cart.shipping-methods-failed', {
          kind: shipping.error.kind,
          text: failureText(shipping.error),
        });
      if (payment.ok) {
        patch({ paymentMethods: mergePaymentMethods(config.paymentMethods, payment.value) });
      } else
        log.warn('cart.payment-methods-failed', {
          kind: payment.error.kind,
          text: failureText(payment.error),
        });
    },
    async fetchTotals(token, country) {
      const request = addressInformation(country);
      if (request !== undefined) return server.shippingInformation(token, request);
      const response = await server.totals(token);
      return response.ok ? ok({ ...response.value, paymentMethods: undefined }) : response;
    },
  };
}

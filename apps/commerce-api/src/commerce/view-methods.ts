import { moneyFromWire } from '@shop/pricing';
import { viewAmount } from '@shop/shop-config';
import type { ApiDeps } from '../deps.ts';
import { readCommerceMethods, type CommerceMethods } from './commerce-methods.ts';

/** The shop's methods in the currency and words of the store view. Amounts in its minor units. */
export function viewMethods({
  config,
  log,
  view,
  translate,
}: Pick<ApiDeps, 'config' | 'log' | 'view' | 'translate'>): CommerceMethods {
  const { shipping, payment } = readCommerceMethods(config.contentDir, log);
  const price = (amount: number) => moneyFromWire(viewAmount(view, amount), view.currency).minor;
  const bound = (amount: number) => moneyFromWire(amount / view.baseUnits, view.currency).minor;
  return {
    shipping: shipping.map((rule) => ({
      ...rule,
      carrier_title: translate(rule.carrier_title),
      method_title: translate(rule.method_title),
      price_incl_tax: price(rule.price_incl_tax),
      ...(rule.free_from === undefined ? {} : { free_from: bound(rule.free_from) }),
    })),
    payment: payment.map((rule) => ({
      ...rule,
      title: translate(rule.title),
      cost_incl_tax: price(rule.cost_incl_tax),
    })),
  };
}

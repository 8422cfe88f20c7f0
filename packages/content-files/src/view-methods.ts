import { moneyFromWire } from '@shop/money';
import { viewAmount, type ShopConfig, type StoreView } from '@shop/shop-config';
import type { Log } from '@shop/kernel';
import type { PaymentRule, ShippingAndPaymentMethods } from '@shop/cart-prices';
import { resolveZones } from '@shop/delivery-zones';
import type { Currency } from '@shop/money';
import { readInstalmentSettings } from './commerce-files.ts';
import { isOffered, readDeliveryZones, readShippingAndPaymentMethods } from './method-files.ts';
import type { Translate } from './phrasebook.ts';

type OnlineProvider = NonNullable<PaymentRule['online']>;

/**
 * Returns the shop's methods in the currency and language of the store view. Amounts in its minor units. The lender
 * lends in forints: its method is absent in other views, and without its terms.
 * Errors: throws for invalid files, and for a zone with a method that the shop does not have.
 */
export function viewMethods(
  contentDir: string,
  log: Log,
  {
    view,
    shop,
    translate,
    payments,
    includesUnlisted = false,
  }: {
    readonly view: StoreView;
    /** Configured providers; without them no method is paid online. */
    readonly payments?:
      | { takes(provider: OnlineProvider, currency: Currency): boolean }
      | undefined;
    /** Settings of the store view. */
    readonly shop: Pick<ShopConfig, 'offers'>;
    readonly translate: Translate;
    /** True to include methods without a list of parcel points: texts contain their fees. */
    readonly includesUnlisted?: boolean;
  },
): ShippingAndPaymentMethods {
  const { shipping, payment } = readShippingAndPaymentMethods(contentDir, log);
  const lender = readInstalmentSettings(contentDir);
  const price = (amount: number) => moneyFromWire(viewAmount(view, amount), view.currency).minor;
  const zones = resolveZones(readDeliveryZones(contentDir, shipping), shipping, price);
  const offered = shipping.filter((rule) => includesUnlisted || isOffered(contentDir, rule));
  return {
    zones: zones.map((zone) => ({ ...zone, name: translate(zone.name) })),
    shipping: offered.map((rule) => ({
      ...rule,
      carrier_title: translate(rule.carrier_title),
      method_title: translate(rule.method_title),
      price_incl_tax: price(rule.price_incl_tax),
      ...(rule.free_above_bound && shop.offers.freeShippingAboveMinor !== null
        ? { free_from: shop.offers.freeShippingAboveMinor }
        : {}),
    })),
    payment: payment.flatMap((rule): readonly PaymentRule[] => {
      const localised = {
        ...rule,
        title: translate(rule.title),
        cost_incl_tax: price(rule.cost_incl_tax),
      };
      if (rule.online !== undefined && payments?.takes(rule.online, view.currency) !== true) {
        return [];
      }
      if (!rule.credit) return [localised];
      if (lender === undefined || view.currency !== 'HUF') return [];
      return [{ ...localised, bounds: { min: lender.min_price, max: lender.max_price } }];
    }),
  };
}

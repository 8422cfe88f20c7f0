import type { AddressInformation } from '@shop/contract';
import { ok, type CartToken, type Observable } from '@shop/kernel';
import type { CartBook } from './cart-book.ts';
import type { CartItem } from './cart-item.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { ServerPorts } from './cart-ports.ts';
import {
  chosenPayment,
  chosenShipping,
  forServer,
  mergedPaymentMethods,
  mergedShippingMethods,
} from './choose-methods.ts';
import { isOfOtherLines, writeTotals } from './edit-synced.ts';
import { failureText } from './failure-text.ts';
import { itemHash } from './item-hash.ts';
import { lineKey } from './line-identity.ts';
import type { ServerCartFailure } from './server-cart.ts';
import type { CartParts } from './server-sync.ts';
import type { TotalsView } from './totals-view.ts';

export interface TotalsDesk {
  readonly view: Pick<Observable<TotalsView>, 'get'>;
  /** Whether the totals at hand are of this cart. */
  isNeeded(): boolean;
  /**
   * Asks for methods and totals. `told`: keys of lines the server has only just heard of. Says why when it
   * could not.
   */
  sync(token: CartToken, told?: ReadonlySet<string>): Promise<ServerCartFailure | undefined>;
  /** The ids of the rows the server's cart had when it was last met. */
  meet(ids: readonly number[]): void;
  /** Totals that another tab has just heard. */
  accept(text: string): void;
  reset(): void;
}

/** What a tab tells the others when it has heard totals. */
export const totalsMessage = 'cart-totals:';

/** Pulls methods, chooses, asks for totals, writes them into the lines. Source: CS-42, CS-43, CS-66. */
export function createTotalsDesk(
  config: CartSyncConfig,
  ports: ServerPorts,
  book: CartBook,
  view: CartParts['view'],
): TotalsDesk {
  const { server, log } = ports;
  let met: ReadonlySet<number> = new Set();
  const patch = (change: Partial<TotalsView>): void => view.set({ ...view.get(), ...change });
  const currentHash = (): string => itemHash(book.cart.get().items, book.token());

  async function pullMethods(token: CartToken, country: string): Promise<void> {
    const address = ports.checkout?.shippingAddress();
    const [shipping, payment] = await Promise.all([
      server.shippingMethods(token, { ...address, country_id: country }),
      server.paymentMethods(token),
    ]);
    if (shipping.ok) {
      patch({
        shippingMethods: mergedShippingMethods(view.get().shippingMethods, shipping.value),
      });
    } else log.warn('cart.shipping-methods-failed', { text: failureText(shipping.error) });
    if (payment.ok)
      patch({ paymentMethods: mergedPaymentMethods(config.paymentMethods, payment.value) });
    else log.warn('cart.payment-methods-failed', { text: failureText(payment.error) });
  }

  function information(country: string): AddressInformation | undefined {
    const { shippingMethods, shippingChoice, paymentMethods, paymentChoice } = view.get();
    const shipping = chosenShipping(
      shippingMethods.filter(({ offline }) => offline !== true),
      shippingChoice,
    );
    const payment = forServer(chosenPayment(paymentMethods, paymentChoice));
    if (shipping === undefined) return undefined;
    return {
      shippingAddress: { countryId: country },
      ...ports.checkout?.addresses(),
      shippingCarrierCode: shipping.carrier_code,
      shippingMethodCode: shipping.method_code,
      paymentMethodCode: payment?.code,
    };
  }

  async function ask(token: CartToken, country: string) {
    const asked = information(country);
    if (asked !== undefined) return server.shippingInformation(token, asked);
    const heard = await server.totals(token);
    return heard.ok ? ok({ ...heard.value, paymentMethods: undefined }) : heard;
  }

  async function sync(
    token: CartToken,
    told?: ReadonlySet<string>,
  ): Promise<ServerCartFailure | undefined> {
    const country = ports.checkout?.shippingAddress()?.country_id ?? config.defaultCountry;
    if (country === undefined) {
      log.error('cart.no-country', { text: 'tax.defaultCountry must be set to sync totals' });
      return undefined;
    }
    const asked = book.cart.get();
    await pullMethods(token, country);
    const answer = await ask(token, country);
    if (!answer.ok) {
      log.warn('cart.totals-failed', { text: failureText(answer.error) });
      return answer.error;
    }
    const { totals, idleCoupon, paymentMethods = [] } = answer.value;
    if (paymentMethods.length > 0) {
      patch({ paymentMethods: mergedPaymentMethods(config.paymentMethods, paymentMethods) });
    }
    const isOurs = (item: CartItem): boolean =>
      !config.serverSyncCanModifyLocalItems || told?.has(lineKey(item)) === true;
    // Of the cart as it was asked about: what the shopper changed meanwhile needs totals of its own.
    const hash = itemHash(writeTotals(asked, totals.items, isOurs).items, token);
    await book.change((cart) => writeTotals(cart, totals.items, isOurs));
    const heard = { totals, idleCoupon, hash, at: ports.clock.now() };
    patch(heard);
    ports.broadcast.post(totalsMessage + JSON.stringify(heard));
    return undefined;
  }

  return {
    view,
    isNeeded() {
      const { totals, hash } = view.get();
      return (
        totals === undefined ||
        hash !== currentHash() ||
        isOfOtherLines(book.cart.get(), totals.items, met)
      );
    },
    sync,
    meet(ids) {
      met = new Set(ids);
    },
    accept(text) {
      const heard = JSON.parse(text) as Pick<TotalsView, 'totals' | 'idleCoupon' | 'hash' | 'at'>;
      patch({ ...heard, idleCoupon: heard.idleCoupon });
    },
    reset() {
      met = new Set();
      const { shippingMethods, paymentMethods } = config;
      const { shippingChoice, paymentChoice } = view.get();
      view.set({ shippingMethods, paymentMethods, shippingChoice, paymentChoice });
    },
  };
}

import type { PaymentMethod, ShippingMethod } from '@shop/contract';
import type { Currency, Gross, MajorUnits } from '@shop/money';

/** Configuration of the cart. `defaultCartSyncConfig` holds the values of the spec. */
export interface CartSyncConfig {
  /** Use a server cart. */
  readonly synchronize: boolean;
  readonly synchronizeTotals: boolean;
  /** Off: the first sync after connecting or loading is a dry run that only reports. */
  readonly serverMergeByDefault: boolean;
  /** Remove a confirmed line that the server no longer has. Off: it is sent again. */
  readonly serverSyncCanRemoveLocalItems: boolean;
  /** Take the server's quantity of a confirmed line. Off: this device's quantity is sent. */
  readonly serverSyncCanModifyLocalItems: boolean;
  /** The whole cart here wins at every load and sync, lines from other devices included. */
  readonly forceClientState: boolean;
  /** Maximum number of refusals (401, an unknown cart) that lead to a new guest cart. */
  readonly maxCartBypassAttempts: number;
  /** If true, `update` sends the parent sku and options instead of the variant's sku. */
  readonly setConfigurableProductOptions: boolean;
  /** Signed-in shoppers skip the user cart shortly after an order. See `lastOrderBypassMs`. */
  readonly bypassCartLoaderForAuthorizedUsers: boolean;
  /** Orders go straight to the backend; then the bypass above is off. */
  readonly directBackendSync: boolean;
  /** Duration of the bypass after an order, in ms. Spec section 9: 1,440,000. */
  readonly lastOrderBypassMs: number;
  /** Time after its last change in which a checkout counts as open, in ms. Spec section 9: 30 minutes. */
  readonly inCheckoutMs: number;
  /** Products may cost 0. Off: price 0 is "price unknown". Spec section 5. */
  readonly allowZeroPrice: boolean;
  /** Unknown stock is taken as fine and checked afterwards. Off: it is volatile. */
  readonly synchronizeStock: boolean;
  readonly allowOutOfStockInCart: boolean;
  readonly askBeforeRemoveProduct: boolean;
  readonly minicartCountType: 'quantities' | 'items';
  /** Two letters. Totals need one when no shipping country is known. Spec section 5. */
  readonly defaultCountry: string | undefined;
  /** Shipping costs nothing when the goods cost more, gross. Used until the server sends totals. Spec section 9. */
  readonly freeShippingAbove?: Gross<MajorUnits> | undefined;
  /** Currency of every amount here and on the wire. HUF when absent. */
  readonly currency?: Currency | undefined;
  /** Fields of the product that are not stored in the cart. */
  readonly omitFields: readonly string[];
  /** Stores variants and options in the line, so that it can be changed in the cart. */
  readonly productsAreReconfigurable: boolean;
  /** The shop's own methods, used offline and until the server returns its own. Spec section 9. */
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
}

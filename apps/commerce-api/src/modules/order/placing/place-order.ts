import {
  methodsAt,
  orderPickupPoint,
  priceCart,
  type PricedCart,
  type ShippingAndPaymentMethods,
  totalChange,
  viewCoupon,
} from '@shop/cart-prices';
import { isVirtualCart } from '@shop/catalog';
import type { PointLists } from '@shop/content-files';
import { maxOrderTotal, type NewOrder } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { wireAmount, type Currency } from '@shop/money';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import type { ISql, TransactionSql } from 'postgres';
import type { Caller } from '../../session/index.ts';
import { catalogForCustomer } from '../../../catalog/index.ts';
import { totalNeeds } from '@shop/cart-lines';
import {
  cartColumns,
  type CartRow,
  findCart,
  readItems,
  readStock,
  quantityRefusal,
  type SalesCatalog,
} from '../../cart/index.ts';
import type { CrashPoint } from '../../../platform/crash-point.ts';
import { findCoupon, useCoupon } from '../../coupon/index.ts';
import type { StoredResponse } from '../../idempotency/index.ts';
import { hashToken } from '../../../tokens/secret-text.ts';
import { queueEmail } from '../../emails/index.ts';
import { readOrderedLines, quantityLimitRefusal, stockRefusal } from './order-lines.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { readOrderRequest } from './order-request.ts';
import { findOrderOfCart, insertOrder, takeStock, type PlacedRow } from './order-store.ts';

export interface OrderPorts {
  readonly catalog: SalesCatalog;
  readonly methods: ShippingAndPaymentMethods;
  readonly pointLists: PointLists;
  readonly view: StoreView;
  readonly shop: Pick<ShopConfig, 'orders' | 'tax' | 'validation'>;
  readonly crashPoint?: CrashPoint | undefined;
  /** Milliseconds for which an order that is paid online keeps its stock. */
  readonly reservationMs: number;
}

export interface OrderCall {
  readonly order: NewOrder;
  readonly caller: Caller | undefined;
  /** Key under which the response is stored. */
  readonly key: string | undefined;
  readonly nowMs: number;
  /** Counts the order before it is written, by the email address of its confirmation. Throws to refuse. */
  readonly count: (email: string | undefined) => void;
}

/**
 * Turns a cart into an order, in the caller's transaction: locks the cart, then the stock in the order of skus, then
 * the coupon; computes everything again from the shop's own data; writes the order, takes the stock, uses the coupon,
 * closes the cart. For a cart that was ordered before, returns that order.
 */
export async function placeOrder(
  tx: TransactionSql,
  ports: OrderPorts,
  call: OrderCall,
): Promise<Result<StoredResponse, OrderRefusal>> {
  const { order, caller, nowMs } = call;
  const usable = await findCartToOrder(tx, order.cart_id, caller, nowMs);
  if (!usable.ok) return usable;
  const cart = usable.value;
  if (cart?.state === 'ordered') {
    const existing = await findOrderOfCart(tx, cart.id);
    if (existing !== undefined) return ok(placedAnswer(existing, true));
  }
  const items = cart === undefined ? [] : await readItems(tx, cart.id);
  const address =
    order.addressInformation.shippingAddress ?? order.addressInformation.billingAddress;
  const country = address?.country_id.toUpperCase() ?? ports.catalog.pricingContext().country;
  const customerId = caller?.customerId ?? cart?.customer_id ?? undefined;
  const ordered = await readOrderedLines(
    await catalogForCustomer(tx, ports.catalog, customerId),
    order.products,
    items,
    country,
  );
  if (!ordered.ok) return ordered;
  const { lookup, lines } = ordered.value;
  const request = readOrderRequest(
    order,
    isVirtualCart(lines.map(({ line }) => line.isVirtual)),
    ports.shop.validation,
  );
  if (!request.ok) return request;
  const wrongQuantity =
    firstOf(lines, ({ line, qty }) => quantityRefusal(line, qty)) ?? quantityLimitRefusal(lines);
  if (wrongQuantity !== undefined) return err(wrongQuantity);
  const stock = await readStock(
    tx,
    lines.map(({ line }) => line),
    true,
  );
  const short = stockRefusal(lines, stock);
  if (short !== undefined) return err(short);
  const pricedCart = priceCart({
    lines,
    lookup,
    choices: choicesOf(order, cart),
    coupon: viewCoupon(await findCoupon(tx, cart?.coupon_code ?? null, true), ports.view),
    methods: methodsAt(ports.methods, { country, postcode: address?.postcode }),
    rounding: ports.shop.tax.rounding,
  });
  const refusal =
    totalLimitRefusal(pricedCart, ports.view.currency) ??
    methodRefusal(pricedCart) ??
    totalChange(order, lines, pricedCart, ports.view.currency);
  if (refusal !== undefined) return err(refusal);
  const carrier = pricedCart.shipping?.parcel_points;
  const points = carrier && (await ports.pointLists.searchIn(carrier));
  const pickupPoint = orderPickupPoint(order, pricedCart, points);
  if (!pickupPoint.ok) return pickupPoint;
  const email = request.value.email ?? (await emailOf(tx, customerId));
  call.count(email);

  const placedOrder = await insertOrder(tx, {
    cartId: cart?.id,
    key: call.key,
    orderId: order.order_id,
    customerId,
    email,
    comment: order.comment,
    pickupPoint: pickupPoint.value,
    request: request.value,
    lines,
    priced: pricedCart,
    currency: ports.view.currency,
    numberPrefix: ports.shop.orders.numberPrefix,
    storeCode: ports.view.code,
    nowMs,
    reservedUntilMs: nowMs + ports.reservationMs,
  });
  ports.crashPoint?.('order-written');
  await takeStock(tx, totalNeeds(lines.map(({ line, qty }) => ({ needs: line.needs, qty }))));
  ports.crashPoint?.('stock-taken');
  if (pricedCart.couponCode !== undefined) await useCoupon(tx, pricedCart.couponCode);
  if (cart !== undefined) {
    await tx`UPDATE cart SET state = 'ordered', version = version + 1 WHERE id = ${cart.id}`;
  }
  ports.crashPoint?.('cart-frozen');
  const job = { kind: 'order-placed', subject: { orderId: placedOrder.id } } as const;
  await queueEmail(tx, job, ports.view.code, nowMs);
  ports.crashPoint?.('email-queued');
  return ok(placedAnswer(placedOrder, false));
}

/** Returns the locked cart of an order; for a cart that was merged at a login, the customer's cart. */
export async function findCartToOrder(
  tx: ISql,
  token: string | undefined,
  caller: Caller | undefined,
  nowMs: number,
): Promise<Result<CartRow | undefined, OrderRefusal>> {
  if (token === undefined || token === '') return ok(undefined);
  const [merged] =
    caller === undefined
      ? []
      : await tx<CartRow[]>`
          SELECT ${cartColumns(tx)} FROM cart guest
          JOIN cart_merge ON guest_cart_id = guest.id
          JOIN cart ON cart.id = customer_cart_id
          WHERE guest.token_hash = ${hashToken(token)}
            AND cart.customer_id = ${caller.customerId}
          FOR UPDATE OF cart`;
  return merged === undefined ? findCart(tx, token, caller, nowMs, true) : ok(merged);
}

function choicesOf(order: NewOrder, cart: CartRow | undefined) {
  const info = order.addressInformation;
  return {
    carrierCode: info.shipping_carrier_code ?? cart?.carrier_code,
    methodCode: info.shipping_method_code ?? cart?.method_code,
    paymentCode: info.payment_method_code,
    couponCode: cart?.coupon_code,
  };
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const match = find(item);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** Source: CO-70. */
function totalLimitRefusal({ totals }: PricedCart, currency: Currency): OrderRefusal | undefined {
  const { gross } = totals.grandTotal;
  if (gross <= maxOrderTotal) return undefined;
  const wire = (minor: number) => wireAmount({ minor, currency });
  return {
    kind: 'total-too-high',
    grand_total: wire(gross),
    most_total: wire(maxOrderTotal),
  };
}

function methodRefusal({ load, shipping, payment }: PricedCart): OrderRefusal | undefined {
  if (!load.isVirtual && shipping === undefined) return { kind: 'shipping-method-invalid' };
  return payment === undefined ? { kind: 'payment-method-invalid' } : undefined;
}

async function emailOf(tx: ISql, customerId: number | undefined): Promise<string | undefined> {
  if (customerId === undefined) return undefined;
  const [row] = await tx<{ email: string }[]>`SELECT email FROM customer WHERE id = ${customerId}`;
  return row?.email;
}

function placedAnswer(order: PlacedRow, wasThere: boolean): StoredResponse {
  const wire = (minor: number) => wireAmount({ minor, currency: order.currency });
  return {
    result: {
      backendOrderId: String(order.id),
      orderId: String(order.id),
      orderNumber: order.increment_id,
      transferedAt: order.created_at.toISOString(),
      grand_total: wire(order.grand_total),
      shipping_incl_tax: wire(order.shipping),
      tax_amount: wire(order.tax),
      ...(order.cash_total === null ? {} : { cash_total: wire(order.cash_total) }),
      ...(order.pickup_point === null ? {} : { pickup_point: order.pickup_point }),
      ...(order.awaits_payment ? { awaits_payment: true } : {}),
    },
    ...(wasThere ? { meta: { existing: true } } : {}),
  };
}

import { buildOrder } from './build-order.ts';
import type { CheckoutCart } from '../flow/checkout-cart.ts';
import type { CheckoutConfig, CheckoutPorts } from '../flow/checkout-ports.ts';
import type { PaymentDetails, ShippingDetails } from '../flow/details.ts';
import type { PersonalDetails } from '@shop/forms';
import type { OrderRefusal, PlaceOutcome } from './place-outcome.ts';
import type { FieldErrorCode } from '@shop/forms';
import type { OrderKey } from '../flow/checkout-storage.ts';
import type { CheckoutStep } from '../flow/steps.ts';
import type { CheckoutField } from '../flow/validate-details.ts';

/** Order data at the time the button was pressed. */
export interface OrderDraft {
  readonly personal: PersonalDetails;
  readonly shipping: ShippingDetails;
  readonly payment: PaymentDetails;
  readonly cart: CheckoutCart;
  readonly key: OrderKey;
  readonly seenTotal: number;
}

/**
 * Builds the order and passes it to the `send` port. If the port throws, the order is not stored. Source: CH-35, CH-44.
 */
export async function sendOrder(
  config: CheckoutConfig,
  ports: CheckoutPorts,
  draft: OrderDraft,
): Promise<PlaceOutcome> {
  const { key, seenTotal, ...details } = draft;
  const order = buildOrder({
    ...details,
    userId: ports.userId(),
    storeCode: config.storeCode,
    key: key.key,
    keyAt: key.madeAt,
    seenTotal,
    paymentMethodMapping: config.paymentMethodMapping,
  });
  try {
    return await ports.send(order, key.key);
  } catch (cause) {
    ports.log.error('checkout.order-not-stored', { cause });
    return { kind: 'refused', reason: 'not-saved' };
  }
}

/**
 * Returns the reason why the lines cannot be ordered now. Offline the stock cannot be checked: the order is queued and
 * the server decides. Source: CH-42.
 */
export function stockRefusal(cart: CheckoutCart, isOnline: boolean): OrderRefusal | undefined {
  if (!isOnline) return undefined;
  if (cart.lines.some(({ stock }) => stock === 'out-of-stock')) return 'products-unavailable';
  return cart.lines.some(({ stock }) => stock === 'unknown') ? 'stock-unknown' : undefined;
}

/**
 * Returns the step where a refusal can be fixed. The address of a virtual cart is on the payment step. Source: CH-45.
 */
export function stepOfRefusal(reason: OrderRefusal, isVirtual: boolean): CheckoutStep {
  switch (reason) {
    case 'account':
      return 'personalDetails';
    case 'address-invalid':
    case 'shipping-method-invalid':
    case 'pickup-point-invalid':
      return isVirtual ? 'payment' : 'shipping';
    case 'payment-method-invalid':
      return 'payment';
    case 'cart-empty':
    case 'details-invalid':
    case 'stock-unknown':
    case 'products-unavailable':
    case 'not-saved':
    case 'quantity-invalid':
    case 'order-too-large':
    case 'key-used':
    case 'other':
      return 'orderReview';
  }
}

/** True if a method was refused because the server no longer offers it. Source: CH-46. */
export function isMethodRefusal(reason: OrderRefusal): boolean {
  return reason === 'shipping-method-invalid' || reason === 'payment-method-invalid';
}

/** Returns the field and code of an account that could not be created. Source: CH-56. */
export function accountProblem(error: string | undefined): {
  readonly field: CheckoutField;
  readonly code: FieldErrorCode;
} {
  switch (error) {
    case 'email-taken':
      return { field: 'emailAddress', code: 'email-taken' };
    case 'password-too-common':
      return { field: 'password', code: 'password-too-common' };
    default:
      return { field: 'emailAddress', code: 'email-invalid' };
  }
}

import type { NewOrderInput } from '@shop/contract';
import { plainEmail, plainText } from '@shop/kernel';
import { wireAddress } from '@shop/forms';
import type { CheckoutCart, CheckoutLine } from '../flow/checkout-cart.ts';
import type { AddressDetails } from '@shop/forms';
import type { PaymentDetails, ShippingDetails } from '../flow/details.ts';
import type { PersonalDetails } from '@shop/forms';
import { pickupPointOf, shippingCodes, shippingKey } from '../methods/methods.ts';
import { writtenTaxNumber } from '@shop/forms';

/** The data of an order. */
export interface OrderParts {
  readonly personal: PersonalDetails;
  readonly shipping: ShippingDetails;
  readonly payment: PaymentDetails;
  readonly cart: CheckoutCart;
  /** '' for a guest. */
  readonly userId: string;
  readonly storeCode: string;
  /** Key of the order, created when the review step opens; also the client's id of the order. */
  readonly key: string;
  /** Time at which the key was created, so that a repeated request is identical byte for byte. */
  readonly keyAt: number;
  /** The total on the screen when the shopper ordered, gross, major units. */
  readonly seenTotal: number;
  /** Maps the shop's payment codes to the backend's where they differ. */
  readonly paymentMethodMapping: Readonly<Record<string, string>>;
}

/**
 * Builds the body of `order/create`. Leaves out the shipping part for a virtual cart; the phone number is in E.164, the
 * tax number in its written form. Contract section 5. Source: CH-35 to CH-38, CH-32, CH-63.
 */
export function buildOrder(parts: OrderParts): NewOrderInput {
  const { cart, shipping, payment, personal } = parts;
  const ships = !cart.isVirtual;
  const codes = shippingCodes(shipping.shippingMethod);
  const point = pickupPointOf(
    cart.shippingMethods.find((method) => shippingKey(method) === shipping.shippingMethod),
    shipping,
  );
  const billing = payment.sameAsShipping && ships ? shipping : payment;
  const madeAt = new Date(parts.keyAt).toISOString();
  // Without a courier there is no note.
  const comment = ships && point === undefined ? plainText(shipping.comment) : '';
  return {
    order_id: parts.key,
    created_at: madeAt,
    updated_at: madeAt,
    transmited: true,
    store_code: parts.storeCode,
    user_id: parts.userId,
    cart_id: cart.cartToken,
    products: cart.lines.map(orderLine),
    addressInformation: {
      shippingAddress: ships ? orderAddress(shipping, personal.emailAddress) : undefined,
      shipping_carrier_code: ships ? (codes?.carrier_code ?? '') : undefined,
      shipping_method_code: ships ? (codes?.method_code ?? '') : undefined,
      billingAddress: {
        ...orderAddress(billing, personal.emailAddress),
        ...companyOf(payment, billing.country),
      },
      payment_method_code:
        parts.paymentMethodMapping[payment.paymentMethod] ?? payment.paymentMethod,
      payment_method_additional: payment.paymentMethodAdditional,
      shippingExtraFields: point === undefined || !ships ? {} : { pickup_point: point.code },
    },
    expected_total: parts.seenTotal,
    comment: comment || undefined,
  };
}

function orderLine(line: CheckoutLine): NewOrderInput['products'][number] {
  return {
    sku: line.sku,
    qty: line.qty,
    parentSku: line.parentSku,
    name: line.name,
    price: line.price,
    price_incl_tax: line.price_incl_tax,
    product_option: line.product_option,
    server_item_id: line.server_item_id,
  };
}

type SentAddress = NonNullable<NewOrderInput['addressInformation']['billingAddress']>;

/** Converts an address for an order, with the region id as a number, as such backends require. Source: CH-36. */
export function orderAddress(address: AddressDetails, email: string): SentAddress {
  return {
    ...wireAddress(address),
    email: plainEmail(email),
    region: plainText(address.state),
    region_id: address.region_id,
    region_code: '',
  };
}

function companyOf(payment: PaymentDetails, country: string): Partial<SentAddress> {
  if (!payment.invoiceForCompany) return {};
  return { company: plainText(payment.company), vat_id: writtenTaxNumber(payment.taxId, country) };
}

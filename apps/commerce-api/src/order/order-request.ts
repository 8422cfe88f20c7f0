import type { NewOrder, OrderAddress } from '@shop/contract';
import { ApiError } from '../http/api-error.ts';

/** An address of an order, made tidy: nothing empty that matters, the country in capitals. */
type CheckedAddress = OrderAddress;

/** What an order asks for besides its lines. */
export interface OrderRequest {
  /** Absent when nothing is shipped. */
  readonly shippingAddress: CheckedAddress | undefined;
  readonly billingAddress: CheckedAddress;
  /** Where tax and delivery are worked out for. */
  readonly country: string;
  /** Where the confirmation goes. */
  readonly email: string | undefined;
}

type Finding = { readonly path: string; readonly rule: string };

/**
 * Checks the addresses of an order. Without a billing address the goods are billed where they go.
 * Errors: 400 `address-invalid` with `meta.fields`.
 */
export function readOrderRequest(order: NewOrder, isVirtual: boolean): OrderRequest {
  const { shippingAddress, billingAddress } = order.addressInformation;
  const billing = billingAddress ?? shippingAddress;
  const findings = [
    ...(shippingAddress === undefined
      ? isVirtual
        ? []
        : [{ path: 'addressInformation.shippingAddress', rule: 'required' }]
      : addressFindings(shippingAddress, 'addressInformation.shippingAddress')),
    ...(billing === undefined
      ? [{ path: 'addressInformation.billingAddress', rule: 'required' }]
      : billingAddress === undefined
        ? []
        : addressFindings(billingAddress, 'addressInformation.billingAddress')),
  ];
  if (findings.length > 0 || billing === undefined) {
    throw new ApiError(
      400,
      'address-invalid',
      findings.map(({ path, rule }) => `${path}: ${rule}`),
      { fields: findings },
    );
  }
  return {
    shippingAddress: shippingAddress && tidy(shippingAddress),
    billingAddress: tidy(billing),
    country: (shippingAddress ?? billing).country_id.toUpperCase(),
    email: shippingAddress?.email || billing.email || undefined,
  };
}

function addressFindings(address: OrderAddress, path: string): readonly Finding[] {
  const required: readonly [name: string, text: string][] = [
    ['firstname', address.firstname],
    ['lastname', address.lastname],
    ['city', address.city],
    ['street', address.street.find((line) => line !== '') ?? ''],
  ];
  const findings = required
    .filter(([, text]) => text.trim() === '')
    .map(([name]) => ({ path: `${path}.${name}`, rule: 'required' }));
  return isPostcode(address.postcode, address.country_id)
    ? findings
    : [...findings, { path: `${path}.postcode`, rule: 'postcode' }];
}

/** Four digits in Hungary, three characters elsewhere. A code nobody knows is still a code. */
function isPostcode(postcode: string, country: string): boolean {
  return country.toUpperCase() === 'HU'
    ? /^[1-9]\d{3}$/.test(postcode.trim())
    : postcode.trim().length >= 3;
}

function tidy(address: OrderAddress): CheckedAddress {
  return {
    ...address,
    country_id: address.country_id.toUpperCase(),
    postcode: address.postcode.trim(),
    street: address.street.filter((line) => line !== ''),
  };
}

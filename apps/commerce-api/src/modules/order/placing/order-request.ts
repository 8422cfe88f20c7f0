import { companyOf, postcodeProblem, writtenPostcode } from '@shop/forms';
import type { NewOrder, OrderAddress } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import type { OrderRefusal } from './order-refusal.ts';

/** A normalised address of an order: no required field empty, the country in capitals. */
type CheckedAddress = OrderAddress;

/** Fields of an order besides its lines. */
export interface OrderRequest {
  /** Absent if nothing is shipped. */
  readonly shippingAddress: CheckedAddress | undefined;
  readonly billingAddress: CheckedAddress;
  /** Country for tax and delivery. */
  readonly country: string;
  /** Recipient of the confirmation. */
  readonly email: string | undefined;
}

type Finding = { readonly path: string; readonly rule: string };

/**
 * Checks the addresses of an order. Without a billing address, the shipping address is used.
 * Requires less than the shop's own form (FM-15): any client of the contract may order, and some send no phone number,
 * or the house number in a separate line. Refused orders could be neither delivered nor invoiced.
 */
export function readOrderRequest(
  order: NewOrder,
  isVirtual: boolean,
  { minZipCodeLength }: Pick<ShopConfig['validation'], 'minZipCodeLength'>,
): Result<OrderRequest, OrderRefusal> {
  const { shippingAddress, billingAddress } = order.addressInformation;
  const billing = billingAddress ?? shippingAddress;
  const findings = [
    ...(shippingAddress === undefined
      ? isVirtual
        ? []
        : [{ path: 'addressInformation.shippingAddress', rule: 'required' }]
      : addressFindings(shippingAddress, 'addressInformation.shippingAddress', minZipCodeLength)),
    ...(billing === undefined
      ? [{ path: 'addressInformation.billingAddress', rule: 'required' }]
      : billingAddress === undefined
        ? []
        : addressFindings(billingAddress, 'addressInformation.billingAddress', minZipCodeLength)),
  ];
  if (findings.length > 0 || billing === undefined) {
    return err({ kind: 'address-invalid', fields: findings });
  }
  return ok({
    shippingAddress: shippingAddress && tidy(shippingAddress),
    billingAddress: tidy(billing),
    country: (shippingAddress ?? billing).country_id.toUpperCase(),
    email: shippingAddress?.email || billing.email || undefined,
  });
}

function addressFindings(
  address: OrderAddress,
  path: string,
  minZipCodeLength: number,
): readonly Finding[] {
  const required: readonly [name: string, text: string][] = [
    ['firstname', address.firstname],
    ['lastname', address.lastname],
    ['city', address.city],
    ['street', address.street.find((line) => line !== '') ?? ''],
  ];
  const findings = required
    .filter(([, text]) => text.trim() === '')
    .map(([name]) => ({ path: `${path}.${name}`, rule: 'required' }));
  const country = address.country_id.toUpperCase();
  return postcodeProblem(address.postcode, country, minZipCodeLength) === undefined
    ? findings
    : [...findings, { path: `${path}.postcode`, rule: 'postcode' }];
}

function tidy(address: OrderAddress): CheckedAddress {
  const country = address.country_id.toUpperCase();
  return {
    ...address,
    company: address.company && companyOf(address.company),
    country_id: country,
    postcode: writtenPostcode(address.postcode, country),
    street: address.street.filter((line) => line !== ''),
  };
}

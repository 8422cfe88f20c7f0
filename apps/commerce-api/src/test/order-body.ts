/** Returns an order as a client sends it: a chair by courier, with `changes`. */
export function orderBody(cartId: string, changes: OrderChanges = {}): Record<string, unknown> {
  const { products, address, info, ...more } = changes;
  const shippingAddress = {
    firstname: 'Anna',
    lastname: 'Kovács',
    country_id: 'HU',
    postcode: '1137',
    city: 'Budapest',
    street: ['Pozsonyi út 12.', '3. em. 2.'],
    telephone: '+36301234567',
    email: 'anna@example.hu',
    region: '',
    region_id: 0,
    region_code: '',
    company: 'NA',
    ...address,
  };
  return {
    user_id: '',
    cart_id: cartId,
    products: products ?? [{ sku: 'SZEK-1', qty: 1, name: 'Gyurka szék', price_incl_tax: 12_700 }],
    addressInformation: {
      shippingAddress,
      billingAddress: { ...shippingAddress, company: '', vat_id: '' },
      shipping_carrier_code: 'courier',
      shipping_method_code: 'flatrate',
      payment_method_code: 'banktransfer',
      payment_method_additional: {},
      shippingExtraFields: {},
      ...info,
    },
    ...more,
  };
}

export interface OrderChanges {
  readonly products?: readonly object[];
  readonly address?: object;
  readonly info?: object;
  readonly [field: string]: unknown;
}

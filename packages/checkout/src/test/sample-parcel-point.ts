import type { ParcelPoint } from '@shop/contract';

/** A locker that collects payments. */
export const sampleParcelPoint: ParcelPoint = {
  code: 'HU-1',
  name: 'Győr, Fő utca',
  postcode: '9021',
  city: 'Győr',
  street: 'Fő utca 1.',
  carrier: 'foxpost',
  kind: 'locker',
  cash_on_delivery: true,
};

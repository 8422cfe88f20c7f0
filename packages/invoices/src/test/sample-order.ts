import type { InvoicedOrder } from '../document/invoiced-order.ts';

/** A paid order: two rates, a discount, delivery and a fee; 14,490 Ft. */
export const sampleOrder: InvoicedOrder = {
  orderNumber: 'ZG-2026-000123-K7QX4M',
  currency: 'HUF',
  language: 'hu',
  status: 'processing',
  payment: 'online',
  isPaid: true,
  total: 14_490,
  granted: 0,
  tax: 2_750,
  items: [
    { name: 'Kavics bögre', qty: 2, rowGross: 11_000, discount: 1_000, tax: 2_126, taxPercent: 27 },
    { name: 'Könyv', qty: 1, rowGross: 2_500, discount: 500, tax: 95, taxPercent: 5 },
  ],
  shippingTitle: 'Házhozszállítás futárral',
  shipping: 1_990,
  shippingTax: 423,
  paymentTitle: 'Utánvét',
  paymentFee: 500,
  buyer: {
    name: 'Kovács Anna',
    country: 'HU',
    postcode: '1061',
    city: 'Budapest',
    street: 'Andrássy út 1.',
  },
};

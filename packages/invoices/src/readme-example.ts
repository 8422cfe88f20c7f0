import { correctionLines, orderLines, planInvoice, type InvoicedOrder } from '@shop/invoices';

const order: InvoicedOrder = {
  orderNumber: 'ZG-2026-000123-K7QX4M',
  currency: 'HUF',
  language: 'hu',
  status: 'processing',
  payment: 'online',
  isPaid: true,
  total: 14_690,
  granted: 4_990,
  tax: 3_123,
  items: [{ name: 'Szék', qty: 1, rowGross: 12_700, discount: 0, tax: 2_700, taxPercent: 27 }],
  shippingTitle: 'Házhozszállítás',
  shipping: 1_990,
  shippingTax: 423,
  paymentTitle: 'Bankkártya',
  paymentFee: 0,
  buyer: {
    name: 'Kovács Anna',
    country: 'HU',
    postcode: '1061',
    city: 'Budapest',
    street: 'Fő út 1.',
  },
};

const lines = orderLines(order);
export const nets = lines.map(({ net }) => net); // [10000,1567]

const invoice = { kind: 'invoice', gross: 14_690 } as const;
// The order is invoiced already, and a part of it was refunded later.
export const next = planInvoice(order, [invoice], 'payment'); // {"kind":"correction","gross":-4990}

const correction = correctionLines(lines, { before: 0, after: 4_990 }, 'Visszatérítés');
export const taxes = correction.map(({ tax }) => tax); // [-1061]

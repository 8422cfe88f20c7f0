import type { Order } from '@shop/contract';
import { formatPickup } from '@shop/format';
import { toDisplayAddress } from '@shop/forms';

type Cell = string | number | null | undefined;

/** Names of the columns, in order. */
const columns = [
  'order_number',
  'placed_at',
  'status',
  'payment_state',
  'currency',
  'email',
  'last_name',
  'first_name',
  'company',
  'tax_number',
  'country',
  'postcode',
  'city',
  'street',
  'phone',
  'shipping_method',
  'pickup_carrier',
  'pickup_code',
  'pickup_point',
  'payment_method',
  'shipping_incl_tax',
  'payment_fee_incl_tax',
  'discount',
  'tax',
  'grand_total',
  'parcels',
  'sku',
  'name',
  'options',
  'qty',
  'price_incl_tax',
  'row_total_incl_tax',
  'tax_percent',
] as const;

/** Line with the names of the columns. */
export const csvHead = csvLine(columns);

/** Returns an order as lines of RFC 4180, one for each of its lines. Address and tax number are those of the invoice. */
export function csvLines(order: Order): string {
  const address = toDisplayAddress(order.billing_address ?? {});
  const { pickup_point: point } = order;
  const ofOrder: readonly Cell[] = [
    order.increment_id,
    order.created_at,
    order.status,
    order.payment_state,
    order.order_currency_code,
    order.customer_email,
    order.customer_lastname,
    order.customer_firstname,
    address.company,
    address.taxNumber,
    address.country,
    address.postcode,
    address.city,
    address.street.join(', '),
    address.phone,
    order.shipping_description,
    point?.['carrier'] as string | undefined,
    point?.code,
    point && formatPickup(point, 'hu'),
    order.payment?.method,
    order.shipping_incl_tax,
    order.payment_amount,
    order.discount_amount,
    order.tax_amount,
    order.grand_total,
    order.tracking?.map(({ carrier, code }) => `${carrier} ${code}`).join(', '),
  ];
  return order.items
    .map((item) =>
      csvLine([
        ...ofOrder,
        item.sku,
        item.name,
        optionsText(item['options'] as readonly ItemOption[] | undefined),
        item.qty_ordered,
        item.price_incl_tax,
        item.row_total_incl_tax,
        item['tax_percent'] as number | undefined,
      ]),
    )
    .join('');
}

/** A chosen option of a line, in words. */
interface ItemOption {
  readonly label: string;
  readonly value: string;
}

const optionsText = (options: readonly ItemOption[] = []) =>
  options.map(({ label, value }) => `${label}: ${value}`).join(', ');

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Quotes a cell where RFC 4180 asks for it. A text that a spreadsheet would run as a formula gets an apostrophe before it;
 * numbers and phone numbers are no formulas.
 */
function csvCell(value: Cell): string {
  const text = String(value ?? '');
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s.()/-]*$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

import type { Order } from '@shop/contract';
import { writeCsvRow, type CsvCell } from '@shop/csv';
import { formatPickup } from '@shop/format';
import { toDisplayAddress } from '@shop/forms';

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
  'county',
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

const csvLine = (cells: readonly CsvCell[]) => `${writeCsvRow(cells)}\r\n`;

/** Line with the names of the columns. */
export const csvHead = csvLine(columns);

/** Returns an order as lines of RFC 4180, one for each of its lines. Address and tax number are those of the invoice. */
export function csvLines(order: Order): string {
  const address = toDisplayAddress(order.billing_address ?? {});
  const { pickup_point: point } = order;
  const ofOrder: readonly CsvCell[] = [
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
    // Only the town: a county after it is for people.
    order.billing_address?.['city'] as string | undefined,
    order.billing_address?.['region'] as string | undefined,
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

/** A chosen option of a line, as text. */
interface ItemOption {
  readonly label: string;
  readonly value: string;
}

const optionsText = (options: readonly ItemOption[] = []) =>
  options.map(({ label, value }) => `${label}: ${value}`).join(', ');

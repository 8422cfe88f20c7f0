import { toDisplayAddress } from '@shop/forms';
import { formatName, type Locale } from '@shop/format';
import type {
  InvoiceDocument,
  InvoicedOrder,
  InvoiceKind,
  InvoiceStore,
  SandboxInvoice,
  SandboxInvoiceStore,
} from '@shop/invoices';
import { isPaidByTransfer } from '@shop/orders';
import type { Sql } from 'postgres';
import { readOrder, readOrderItems, type OrderRow } from '../order/index.ts';

/** Payment of an order that is paid online, and the view it was placed in. */
interface OrderFacts {
  readonly store_code: string | null;
  readonly state: string | null;
  readonly granted: number | null;
}

interface StoredRow {
  readonly external_id: string;
  readonly kind: InvoiceKind;
  readonly gross: number;
  readonly is_sent: boolean;
  readonly number: string | null;
  readonly reference: string | null;
}

/** Stores the invoices of orders in the database. `languageOf`: returns the language of a store view. */
export function createInvoiceStore(
  sql: Sql,
  languageOf: (storeCode: string | null) => Locale,
): InvoiceStore {
  return {
    async readOrder(orderId) {
      const order = await readOrder(sql, orderId);
      const [facts] = await sql<OrderFacts[]>`
        SELECT store_code, state, granted FROM shop_order
        LEFT JOIN order_payment ON order_payment.order_id = shop_order.id
        WHERE shop_order.id = ${orderId}`;
      if (order === undefined || facts === undefined) return undefined;
      const items = await readOrderItems(sql, [orderId]);
      return { ...invoicedOrder(order, facts, languageOf(facts.store_code)), items };
    },
    async readDocuments(orderId) {
      const rows = await sql<StoredRow[]>`
        SELECT external_id, kind, gross, is_sent, number, reference FROM invoice
        WHERE order_id = ${orderId} ORDER BY id`;
      return rows.map(({ external_id, kind, gross, is_sent, number, reference }) => ({
        externalId: external_id,
        kind,
        gross,
        isSent: is_sent,
        ...(number === null ? {} : { names: { number, reference: reference ?? undefined } }),
      }));
    },
    async add(orderId, { externalId, kind, gross }) {
      await sql`
        INSERT INTO invoice (order_id, external_id, kind, gross)
        VALUES (${orderId}, ${externalId}, ${kind}, ${gross})`;
    },
    async markSent(externalId) {
      await sql`UPDATE invoice SET is_sent = true WHERE external_id = ${externalId}`;
    },
    async record(externalId, { number, reference }) {
      await sql`
        UPDATE invoice SET number = ${number}, reference = ${reference ?? null}
        WHERE external_id = ${externalId}`;
    },
  };
}

function invoicedOrder(
  order: OrderRow,
  { state, granted }: OrderFacts,
  language: Locale,
): Omit<InvoicedOrder, 'items'> {
  const { status, customerEmail } = order;
  const address = toDisplayAddress(order.billingAddress);
  const isTransfer = isPaidByTransfer(order.paymentCode);
  const isTransferred = isTransfer && status !== 'pending';
  return {
    orderNumber: order.incrementId,
    currency: order.currency,
    language,
    status,
    payment: state === null ? (isTransfer ? 'transfer' : 'on-receipt') : 'online',
    isPaid: state === null ? isTransferred || status === 'complete' : state === 'paid',
    total: order.grandTotal,
    granted: granted ?? 0,
    tax: order.tax,
    shippingTitle: order.shippingTitle ?? '',
    shipping: order.shipping,
    shippingTax: order.shippingTax ?? undefined,
    paymentTitle: order.paymentTitle,
    paymentFee: order.paymentCost,
    buyer: {
      name: address.company === '' ? formatName(address, language) : address.company,
      taxNumber: address.taxNumber === '' ? undefined : address.taxNumber,
      country: address.country.toUpperCase(),
      postcode: address.postcode,
      city: address.city,
      street: address.street.join(', '),
      email: customerEmail ?? undefined,
    },
  };
}

/** Stores the documents of the sandbox in the database, for every process. */
export function createSandboxInvoiceStore(sql: Sql): SandboxInvoiceStore {
  const find = async (where: { readonly externalId: string } | { readonly sequence: number }) => {
    const [row] = await sql<SandboxInvoice[]>`
      SELECT sequence, document FROM sandbox_invoice
      WHERE ${'externalId' in where ? sql`external_id = ${where.externalId}` : sql`sequence = ${where.sequence}`}`;
    return row;
  };
  return {
    async add(document: InvoiceDocument) {
      const { externalId } = document;
      await sql`
        INSERT INTO sandbox_invoice (external_id, document)
        VALUES (${externalId}, ${JSON.stringify(document)}::text::jsonb) ON CONFLICT DO NOTHING`;
      const invoice = await find({ externalId });
      if (invoice === undefined) throw new Error('A document of the sandbox was not stored');
      return invoice;
    },
    find: (externalId) => find({ externalId }),
    read: (sequence) => find({ sequence }),
  };
}

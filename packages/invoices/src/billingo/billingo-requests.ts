import type { InvoiceDocument, InvoiceLine } from '../document/invoice-document.ts';
import { majorText } from '../service/amounts.ts';

const languages = new Set(['de', 'en', 'fr', 'hr', 'hu', 'it', 'ro', 'sk']);
const payments = {
  online: 'online_bankcard',
  transfer: 'wire_transfer',
  'on-receipt': 'cash_on_delivery',
} as const;

/** Body of `POST /partners`: the buyer of one order. */
export function partnerBody({ buyer }: InvoiceDocument): object {
  const { name, country, postcode, city, street, email, taxNumber } = buyer;
  return {
    name,
    address: { country_code: country, post_code: postcode, city, address: street },
    emails: email === undefined ? [] : [email],
    ...(taxNumber === undefined ? {} : { taxcode: taxNumber }),
  };
}

/** Body of `POST /documents`. `rate`: forints for one unit of the currency. Source: IN-16. */
export function invoiceBody(
  document: InvoiceDocument,
  account: { readonly blockId: number; readonly partnerId: number; readonly rate: number },
): object {
  const { externalId, orderNumber, currency, language, issuedOn, payment, isPaid } = document;
  return {
    vendor_id: externalId,
    partner_id: account.partnerId,
    block_id: account.blockId,
    type: 'invoice',
    fulfillment_date: issuedOn,
    due_date: issuedOn,
    payment_method: payments[payment],
    language: languages.has(language) ? language : 'en',
    currency,
    conversion_rate: account.rate,
    electronic: true,
    paid: isPaid,
    items: document.lines.map((line) => item(line, document)),
    comment: orderNumber,
  };
}

/** Body of `POST /documents/{id}/create-modification-document`. The comment has the document's id, for `find`. */
export function correctionBody(document: InvoiceDocument): object {
  return {
    due_date: document.issuedOn,
    payment_method: payments[document.payment],
    comment: document.externalId,
    items: document.lines.map((line) => item(line, document)),
  };
}

/** If the unit price is no whole minor unit, several pieces become one piece at the whole price. */
function item({ name, qty, taxPercent, gross }: InvoiceLine, { currency }: InvoiceDocument) {
  const isDivisible = gross % qty === 0;
  return {
    name: isDivisible ? name : `${qty} × ${name}`,
    unit_price: Number(majorText(isDivisible ? gross / qty : gross, currency)),
    unit_price_type: 'gross',
    quantity: isDivisible ? qty : 1,
    unit: 'db',
    vat: `${taxPercent}%`,
  };
}

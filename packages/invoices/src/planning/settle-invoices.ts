import { err, ok, type Result } from '@shop/kernel';
import { correctionLines } from '../document/correction-lines.ts';
import { documentTexts } from '../document/document-texts.ts';
import type { InvoiceDocument, InvoiceLine, InvoiceNames } from '../document/invoice-document.ts';
import type { InvoicedOrder } from '../document/invoiced-order.ts';
import { orderLines } from '../document/order-lines.ts';
import type { InvoiceFailure, InvoiceService, IssuedInvoice } from '../service/invoice-service.ts';
import { planInvoice, type BilledDocument, type InvoiceTrigger } from './plan-invoice.ts';
import { sumOf } from '../document/sum-of.ts';

/** A stored document: first a plan, later with the number of the service. */
export interface StoredInvoice extends BilledDocument {
  readonly externalId: string;
  /** True once the service was asked to create it: after a lost response it is looked up before the next request. */
  readonly isSent: boolean;
  /** Absent until the service has created it. */
  readonly names?: InvoiceNames | undefined;
}

/** Storage of the invoices of a shop's orders. */
export interface InvoiceStore {
  /** Reads the current order; `undefined` if there is none. */
  readOrder(orderId: number): Promise<InvoicedOrder | undefined>;
  /** Reads the documents of an order, oldest first. */
  readDocuments(orderId: number): Promise<readonly StoredInvoice[]>;
  /** Stores a plan. */
  add(orderId: number, document: StoredInvoice): Promise<void>;
  /** Records that the service is being asked. */
  markSent(externalId: string): Promise<void>;
  /** Records the ids of a created document. */
  record(externalId: string, names: InvoiceNames): Promise<void>;
}

export interface InvoicePorts {
  readonly service: InvoiceService;
  readonly store: InvoiceStore;
  readonly trigger: InvoiceTrigger;
  /** Returns the day in the shop's time zone, as `2026-11-27`. */
  readonly today: () => string;
}

/** Maximum number of documents of one call: the rest waits for the next one. */
const maxDocuments = 10;

/**
 * Creates the missing documents of an order, one by one, and returns their number. Each is stored before the service is
 * asked, so a repeated call asks for the same document. Callers must run one call at a time per order. Source: IN-9.
 */
export async function settleInvoices(
  { service, store, trigger, today }: InvoicePorts,
  orderId: number,
): Promise<Result<number, InvoiceFailure>> {
  for (let count = 0; count < maxDocuments; count += 1) {
    const order = await store.readOrder(orderId);
    if (order === undefined) return ok(count);
    const documents = await store.readDocuments(orderId);
    const planned = nextDocument(order, documents, trigger);
    if (planned === undefined) return ok(count);
    if (!documents.includes(planned)) await store.add(orderId, planned);
    const document = asDocument(order, documents, planned, today());
    const issued = await issueOnce(service, store, document, planned.isSent);
    if (!issued.ok) return issued;
    const { gross, ...names } = issued.value;
    if (gross !== planned.gross) return err({ kind: 'rejected', code: 'amount-differs' });
    await store.record(planned.externalId, names);
  }
  return ok(maxDocuments);
}

/** Returns the unfinished document, or the next one of the plan. */
function nextDocument(
  order: InvoicedOrder,
  documents: readonly StoredInvoice[],
  trigger: InvoiceTrigger,
): StoredInvoice | undefined {
  const begun = documents.find(({ names }) => names === undefined);
  if (begun !== undefined) return begun;
  const planned = planInvoice(order, documents, trigger);
  const externalId = `${order.orderNumber}-${documents.length + 1}`;
  return planned && { ...planned, externalId, isSent: false };
}

/** Requests a document unless the service has it already. Source: IN-10. */
async function issueOnce(
  service: InvoiceService,
  store: InvoiceStore,
  document: InvoiceDocument,
  isSent: boolean,
): Promise<Result<IssuedInvoice, InvoiceFailure>> {
  if (isSent) {
    const answer = await service.find(document);
    if (answer.ok || answer.error.kind !== 'not-found') return answer;
  }
  await store.markSent(document.externalId);
  const issued = await service.issue(document);
  return !issued.ok && issued.error.kind === 'duplicate' ? service.find(document) : issued;
}

function asDocument(
  order: InvoicedOrder,
  documents: readonly StoredInvoice[],
  planned: StoredInvoice,
  issuedOn: string,
): InvoiceDocument {
  const { externalId, kind } = planned;
  const { orderNumber, currency, language, payment, isPaid, buyer } = order;
  const earlier = documents.slice(0, documents.length - (documents.includes(planned) ? 1 : 0));
  const corrects = earlier.findLast((document) => document.kind === 'invoice')?.names;
  const head = { externalId, kind, orderNumber, currency, language, issuedOn, payment, isPaid };
  const lines = linesOf(order, earlier, planned);
  return { ...head, buyer, lines, ...(kind === 'invoice' ? {} : { corrects }) };
}

function linesOf(
  order: InvoicedOrder,
  earlier: readonly BilledDocument[],
  { kind, gross }: BilledDocument,
): readonly InvoiceLine[] {
  const lines = orderLines(order);
  if (kind === 'invoice') return lines;
  if (kind === 'storno') return lines.map(negative);
  const grossBefore = order.total - sumOf(earlier.map((document) => document.gross));
  const { refund } = documentTexts(order.language);
  return correctionLines(lines, { before: grossBefore, after: grossBefore - gross }, refund);
}

const negative = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  net: 0 - line.net,
  tax: 0 - line.tax,
  gross: 0 - line.gross,
});

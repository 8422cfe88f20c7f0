import { err, ok, type Result } from '@shop/kernel';
import type { Currency } from '@shop/money';
import * as v from 'valibot';
import type { InvoiceDocument } from '../document/invoice-document.ts';
import { minorOf } from '../service/amounts.ts';
import { httpCall, textOf, type HttpAnswer, type HttpPorts } from '../service/http-call.ts';
import type { InvoiceFailure, InvoiceService, IssuedInvoice } from '../service/invoice-service.ts';
import { correctionBody, invoiceBody, partnerBody } from './billingo-requests.ts';
import {
  billingoDocument,
  billingoDocuments,
  billingoError,
  billingoPartner,
  billingoRate,
  type BillingoDocument,
} from './billingo-wire.ts';

/** Account of a shop at Billingo. */
export interface BillingoConfig {
  readonly apiKey: string;
  /** Id of the document block that numbers the invoices. */
  readonly blockId: number;
  /** URL of the API. Default: the public one. */
  readonly url?: string | undefined;
}

const publicUrl = 'https://api.billingo.hu/v3';

/** Types of documents that change another one, at Billingo. */
const types = { correction: 'modification', storno: 'cancellation' } as const;
/** Documents on one page: each invoice has its own partner, who has few. */
const pageSize = 100;

type Reply<T> = Promise<Result<T, InvoiceFailure>>;

/**
 * Creates the adapter of Billingo API v3. An invoice is found by its `vendor_id`, a correction by its comment among the
 * documents of the invoice's own partner. Source: IN-16; OpenAPI document of Billingo API v3.
 */
export function createBillingoService(config: BillingoConfig, ports: HttpPorts): InvoiceService {
  const call = createCalls(config, ports);
  const read = (path: string) => call(billingoDocument, 'GET', path);

  /** Reads the document that a correction or a storno changes. */
  async function originalOf({ corrects }: InvoiceDocument): Reply<BillingoDocument> {
    return corrects?.reference === undefined
      ? err({ kind: 'rejected', code: 'no-original' })
      : read(`/documents/${corrects.reference}`);
  }

  async function createInvoice(document: InvoiceDocument): Reply<BillingoDocument> {
    const rate = await rateOf(document.currency);
    if (!rate.ok) return rate;
    const partner = await call(billingoPartner, 'POST', '/partners', partnerBody(document));
    if (!partner.ok) return partner;
    const account = { blockId: config.blockId, partnerId: partner.value.id, rate: rate.value };
    return call(billingoDocument, 'POST', '/documents', invoiceBody(document, account));
  }

  async function rateOf(currency: Currency): Reply<number> {
    if (currency === 'HUF') return ok(1);
    const rate = await call(billingoRate, 'GET', `/currencies?from=${currency}&to=HUF`);
    return rate.ok ? ok(rate.value.conversation_rate) : rate;
  }

  async function findChange(
    document: InvoiceDocument,
    kind: 'correction' | 'storno',
  ): Reply<BillingoDocument> {
    const original = await originalOf(document);
    if (!original.ok) return original;
    const partnerId = original.value.partner?.id;
    const query = `partner_id=${partnerId ?? 0}&per_page=${pageSize}`;
    const page = await call(billingoDocuments, 'GET', `/documents?${query}`);
    if (!page.ok) return page;
    const change = page.value.data.find(
      ({ type, comment }) =>
        type === types[kind] && (kind === 'storno' || comment === document.externalId),
    );
    return change === undefined ? err({ kind: 'not-found' }) : ok(change);
  }

  return {
    code: 'billingo',
    async issue(document) {
      const { kind, currency } = document;
      if (kind === 'invoice') return issuedOf(await createInvoice(document), currency);
      const path = `/documents/${document.corrects?.reference ?? ''}`;
      const answer =
        kind === 'storno'
          ? await call(billingoDocument, 'POST', `${path}/cancel`)
          : await call(
              billingoDocument,
              'POST',
              `${path}/create-modification-document`,
              correctionBody(document),
            );
      return issuedOf(answer, currency);
    },
    async find(document) {
      const { kind, externalId, currency } = document;
      const answer =
        kind === 'invoice'
          ? await read(`/documents/vendor/${encodeURIComponent(externalId)}`)
          : await findChange(document, kind);
      return issuedOf(answer, currency);
    },
    async pdf({ reference }) {
      const answer = await send(config, ports, 'GET', `/documents/${reference ?? ''}/download`);
      if (!answer.ok) return answer;
      // 202: the file is not ready yet.
      return answer.value.status === 200
        ? ok(answer.value.bytes)
        : err(answer.value.status === 404 ? { kind: 'not-found' } : { kind: 'unreachable' });
    },
  };
}

function send(
  { apiKey, url = publicUrl }: BillingoConfig,
  ports: HttpPorts,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Reply<HttpAnswer> {
  return httpCall(ports, `${url}${path}`, {
    method,
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Parses JSON responses with a schema. A refusal becomes `rejected` with the status and the invalid fields. */
function createCalls(config: BillingoConfig, ports: HttpPorts) {
  return async <const Schema extends v.GenericSchema>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Reply<v.InferOutput<Schema>> => {
    const answer = await send(config, ports, method, path, body);
    if (!answer.ok) return answer;
    const { status } = answer.value;
    const json = parseJson(textOf(answer.value));
    if (status === 404) return err({ kind: 'not-found' });
    if (status >= 400) {
      const refusal = v.safeParse(billingoError, json);
      const names = refusal.success ? refusal.output.errors.map(({ field }) => field) : [];
      return err({ kind: 'rejected', code: [status, ...names].join(' ') });
    }
    const parsed = v.safeParse(schema, json);
    return parsed.success ? ok(parsed.output) : err({ kind: 'unreachable' });
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function issuedOf(
  document: Result<BillingoDocument, InvoiceFailure>,
  currency: Currency,
): Result<IssuedInvoice, InvoiceFailure> {
  if (!document.ok) return document;
  const { id, invoice_number: number, gross_total: total } = document.value;
  const gross = minorOf(total, currency);
  return gross === undefined
    ? err({ kind: 'unreachable' })
    : ok({ number, reference: String(id), gross });
}

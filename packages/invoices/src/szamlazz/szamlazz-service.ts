import { err, ok, type Result } from '@shop/kernel';
import type { Currency } from '@shop/money';
import * as v from 'valibot';
import { minorOf } from '../service/amounts.ts';
import { httpCall, textOf, type HttpPorts } from '../service/http-call.ts';
import type { InvoiceFailure, InvoiceService, IssuedInvoice } from '../service/invoice-service.ts';
import {
  dataRequest,
  invoiceRequest,
  pdfRequest,
  stornoRequest,
  type SzamlazzConfig,
} from './szamlazz-requests.ts';
import { elementSource, elementText } from './xml.ts';

/** URL of the Számla Agent. */
const publicUrl = 'https://www.szamlazz.hu/szamla/';

/** Name of the form field with the XML, by call. */
const fields = {
  invoice: 'action-xmlagentxmlfile',
  storno: 'action-szamla_agent_st',
  data: 'action-szamla_agent_xml',
  pdf: 'action-szamla_agent_pdf',
} as const;

/** Error codes: maintenance, a document with the same order number, an unknown document. */
const maintenance = '1';
const duplicates = new Set(['71', '152']);
const unknownDocument = '7';

const madeDocument = v.object({
  szamlaszam: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  szamlabrutto: v.string(),
});
const file = v.object({ pdf: v.pipe(v.string(), v.minLength(1)) });

/**
 * Creates the adapter of Számlázz.hu: XML files to the Számla Agent, electronic invoices, responses of version 2.
 * Documents are found by `szamlaKulsoAzon`. Source: IN-13 to IN-15; docs.szamlazz.hu.
 */
export function createSzamlazzService(config: SzamlazzConfig, ports: HttpPorts): InvoiceService {
  async function post(
    call: keyof typeof fields,
    xml: string,
  ): Promise<Result<string, InvoiceFailure>> {
    const body = new FormData();
    body.append(fields[call], new Blob([xml], { type: 'text/xml' }), `${call}.xml`);
    const answer = await httpCall(ports, config.url ?? publicUrl, { method: 'POST', body });
    if (!answer.ok) return answer;
    const text = textOf(answer.value);
    const isXml = text.includes('<xmlszamlavalasz') || text.includes('<szamla');
    if (answer.value.status !== 200 || !isXml) return err({ kind: 'unreachable' });
    return elementText(text, 'sikeres') === 'false'
      ? err(failureOf(elementText(text, 'hibakod') ?? ''))
      : ok(text);
  }

  return {
    code: 'szamlazz',
    async issue(document) {
      const isStorno = document.kind === 'storno';
      const xml = isStorno ? stornoRequest(config, document) : invoiceRequest(config, document);
      const answer = await post(isStorno ? 'storno' : 'invoice', xml);
      if (!answer.ok) return answer;
      const fields = {
        szamlaszam: elementText(answer.value, 'szamlaszam'),
        szamlabrutto: elementText(answer.value, 'szamlabrutto'),
      };
      return issuedOf(fields, document.currency);
    },
    async find({ externalId, currency }) {
      const answer = await post('data', dataRequest(config, externalId));
      if (!answer.ok) {
        const { error } = answer;
        const isUnknown = error.kind === 'rejected' && error.code === unknownDocument;
        return isUnknown ? err({ kind: 'not-found' }) : answer;
      }
      const fields = {
        szamlaszam: elementText(elementSource(answer.value, 'alap'), 'szamlaszam'),
        szamlabrutto: elementText(elementSource(answer.value, 'totalossz'), 'brutto'),
      };
      return issuedOf(fields, currency);
    },
    async pdf({ number }) {
      const answer = await post('pdf', pdfRequest(config, number));
      if (!answer.ok) return answer;
      const parsed = v.safeParse(file, { pdf: elementText(answer.value, 'pdf') });
      return parsed.success
        ? ok(new Uint8Array(Buffer.from(parsed.output.pdf, 'base64')))
        : err({ kind: 'unreachable' });
    },
  };
}

function failureOf(code: string): InvoiceFailure {
  if (code === maintenance) return { kind: 'unreachable' };
  return duplicates.has(code) ? { kind: 'duplicate' } : { kind: 'rejected', code };
}

/** Reads number and sum. A document without them is no valid response. */
function issuedOf(fields: unknown, currency: Currency): Result<IssuedInvoice, InvoiceFailure> {
  const parsed = v.safeParse(madeDocument, fields);
  const gross = parsed.success ? minorOf(parsed.output.szamlabrutto, currency) : undefined;
  return parsed.success && gross !== undefined
    ? ok({ number: parsed.output.szamlaszam, gross })
    : err({ kind: 'unreachable' });
}

import * as v from 'valibot';
import type { InvoiceTrigger } from '../planning/plan-invoice.ts';

/** Settings of invoices. A service without its keys is off. */
export interface InvoiceSettings {
  readonly service: 'szamlazz' | 'billingo' | 'sandbox' | 'off';
  readonly trigger: InvoiceTrigger;
  /** Prefix of invoice numbers at Számlázz.hu, and of the sandbox. */
  readonly prefix: string | undefined;
  readonly szamlazzKey: string | undefined;
  readonly billingoKey: string | undefined;
  /** Id of the document block at Billingo. */
  readonly billingoBlock: number | undefined;
}

const secret = v.pipe(v.string(), v.minLength(8), v.maxLength(500), v.regex(/^\S+$/));
const secretFix = 'copy it from the service, without blanks';

/** Names, meaning and bounds of the settings. */
export const invoiceVariables = {
  INVOICE_SERVICE: {
    about:
      'The service that makes invoices: `szamlazz`, `billingo`, `sandbox` for sample documents, or `off`. Default: sandbox in the demo shop, else off. Never sandbox in production.',
    schema: v.picklist(['szamlazz', 'billingo', 'sandbox', 'off']),
    fix: 'write szamlazz, billingo, sandbox or off',
  },
  INVOICE_ON: {
    about:
      'When an invoice is made: on `payment`, or on `dispatch`. Orders that are paid on receipt: always on dispatch. Default: payment.',
    schema: v.picklist(['payment', 'dispatch']),
    fix: 'write payment or dispatch',
  },
  INVOICE_PREFIX: {
    about: 'The prefix of invoice numbers at Számlázz.hu, one that the account has.',
    schema: v.pipe(v.string(), v.regex(/^[A-Z\d]{1,10}$/)),
    fix: 'write capital letters and digits, such as WEB',
  },
  SZAMLAZZ_AGENT_KEY: {
    about: 'The Számla Agent key of Számlázz.hu.',
    schema: secret,
    fix: secretFix,
  },
  BILLINGO_API_KEY: {
    about: 'The API key of Billingo, with write access.',
    schema: secret,
    fix: secretFix,
  },
  BILLINGO_BLOCK_ID: {
    about: 'The id of the document block at Billingo that numbers the invoices.',
    schema: v.pipe(v.string(), v.regex(/^[1-9]\d{0,11}$/), v.transform(Number)),
    fix: 'copy the number from the address of the document block',
  },
} as const;

type InvoiceVariable = keyof typeof invoiceVariables;
type Read = <N extends InvoiceVariable>(
  name: N,
) => v.InferOutput<(typeof invoiceVariables)[N]['schema']> | undefined;

/** Reads the settings. Without a choice the demo shop has the sandbox, and any other shop makes no invoices. */
export function readInvoiceSettings(read: Read, isDemoShop: boolean): InvoiceSettings {
  return {
    service: read('INVOICE_SERVICE') ?? (isDemoShop ? 'sandbox' : 'off'),
    trigger: read('INVOICE_ON') ?? 'payment',
    prefix: read('INVOICE_PREFIX'),
    szamlazzKey: read('SZAMLAZZ_AGENT_KEY'),
    billingoKey: read('BILLINGO_API_KEY'),
    billingoBlock: read('BILLINGO_BLOCK_ID'),
  };
}

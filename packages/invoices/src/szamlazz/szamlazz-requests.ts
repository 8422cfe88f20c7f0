import type { InvoiceDocument, InvoiceLine } from '../document/invoice-document.ts';
import { majorText } from '../service/amounts.ts';
import { xmlDocument, type XmlNode } from './xml.ts';

/** Account of a shop at Számlázz.hu. */
export interface SzamlazzConfig {
  /** Key of the Számla Agent. */
  readonly agentKey: string;
  /** Prefix of invoice numbers, which must exist in the account. */
  readonly prefix?: string | undefined;
  /** URL of the Számla Agent. Default: the public one. */
  readonly url?: string | undefined;
}

const languages = new Set(['hu', 'en', 'de', 'it', 'ro', 'sk', 'hr', 'fr', 'es', 'cz', 'pl']);
const payments = { online: 'bankkártya', transfer: 'átutalás', 'on-receipt': 'utánvét' } as const;
/** Decimals of the unit price, so that quantity times price gives the net amount. */
const unitDecimals = 4;

/** Request for an invoice or a correction: `xmlszamla`. Source: IN-13 to IN-15; docs.szamlazz.hu, "Generate invoice". */
export function invoiceRequest(config: SzamlazzConfig, document: InvoiceDocument): string {
  const { kind, orderNumber, currency, language, issuedOn, corrects } = document;
  const isInvoice = kind === 'invoice';
  return xmlDocument('xmlszamla', namespaceOf('xmlszamla'), [
    ['beallitasok', settings(config, document)],
    [
      'fejlec',
      [
        ['keltDatum', issuedOn],
        ['teljesitesDatum', issuedOn],
        ['fizetesiHataridoDatum', issuedOn],
        ['fizmod', payments[document.payment]],
        ['penznem', currency],
        ['szamlaNyelve', languages.has(language) ? language : 'en'],
        ['megjegyzes', isInvoice ? undefined : orderNumber],
        // Without a rate the service uses that of the Hungarian central bank.
        ['arfolyamBank', currency === 'HUF' ? undefined : 'MNB'],
        // An account may allow only one document per order number.
        ['rendelesSzam', isInvoice ? orderNumber : undefined],
        ['helyesbitoszamla', isInvoice ? undefined : true],
        ['helyesbitettSzamlaszam', isInvoice ? undefined : corrects?.number],
        ['szamlaszamElotag', config.prefix],
        ['fizetve', document.isPaid],
      ],
    ],
    ['elado', []],
    ['vevo', buyer(document)],
    ['tetelek', document.lines.map((line): XmlNode => ['tetel', item(line, document)])],
  ]);
}

/** Request that cancels an invoice: `xmlszamlast`. Source: docs.szamlazz.hu, "Reverse invoice". */
export function stornoRequest(config: SzamlazzConfig, document: InvoiceDocument): string {
  return xmlDocument('xmlszamlast', namespaceOf('xmlszamlast'), [
    ['beallitasok', settings(config, document)],
    [
      'fejlec',
      [
        ['szamlaszam', document.corrects?.number ?? ''],
        ['keltDatum', document.issuedOn],
      ],
    ],
  ]);
}

/** Request for the data of a document by the shop's own id: `xmlszamlaxml`. */
export function dataRequest({ agentKey }: SzamlazzConfig, externalId: string): string {
  return xmlDocument('xmlszamlaxml', namespaceOf('xmlszamlaxml'), [
    ['szamlaagentkulcs', agentKey],
    ['pdf', false],
    ['szamlaKulsoAzon', externalId],
  ]);
}

/** Request for the file of a document by its number: `xmlszamlapdf`. */
export function pdfRequest({ agentKey }: SzamlazzConfig, number: string): string {
  return xmlDocument('xmlszamlapdf', namespaceOf('xmlszamlapdf'), [
    ['szamlaagentkulcs', agentKey],
    ['szamlaszam', number],
    ['valaszVerzio', 2],
  ]);
}

const namespaceOf = (root: string) => `http://www.szamlazz.hu/${root}`;

function settings(
  { agentKey }: SzamlazzConfig,
  { externalId }: InvoiceDocument,
): readonly XmlNode[] {
  return [
    ['szamlaagentkulcs', agentKey],
    ['eszamla', true],
    ['szamlaLetoltes', false],
    ['valaszVerzio', 2],
    ['szamlaKulsoAzon', externalId],
  ];
}

function buyer({
  buyer: { name, country, postcode, city, street, email, taxNumber },
}: InvoiceDocument) {
  const nodes: readonly XmlNode[] = [
    ['nev', name],
    ['orszag', country],
    ['irsz', postcode],
    ['telepules', city],
    ['cim', street],
    ['email', email],
    // The shop sends the email itself.
    ['sendEmail', false],
    ['adoszam', taxNumber],
  ];
  return nodes;
}

function item(line: InvoiceLine, { currency }: InvoiceDocument): readonly XmlNode[] {
  const { name, qty, taxPercent, net, tax, gross } = line;
  const unit = (Number(majorText(net, currency)) / qty).toFixed(unitDecimals);
  return [
    ['megnevezes', name],
    ['mennyiseg', qty],
    ['mennyisegiEgyseg', 'db'],
    ['nettoEgysegar', String(Number(unit))],
    ['afakulcs', taxPercent],
    ['nettoErtek', majorText(net, currency)],
    ['afaErtek', majorText(tax, currency)],
    ['bruttoErtek', majorText(gross, currency)],
  ];
}

/** Texts of the shop's documents in one language. */
interface DocumentTexts {
  readonly refund: string;
  readonly invoice: string;
  readonly correction: string;
  readonly storno: string;
  readonly notice: string;
  readonly seller: string;
  readonly buyer: string;
  readonly order: string;
  readonly issuedOn: string;
  readonly corrects: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  readonly total: string;
}

const english: DocumentTexts = {
  refund: 'Refund',
  invoice: 'Invoice',
  correction: 'Corrective invoice',
  storno: 'Cancellation invoice',
  notice: 'Sample document of a test system, not an invoice.',
  seller: 'Seller',
  buyer: 'Buyer',
  order: 'Order',
  issuedOn: 'Date',
  corrects: 'Corrected invoice',
  net: 'Net',
  tax: 'VAT',
  gross: 'Gross',
  total: 'Total',
};

const texts: Readonly<Record<string, DocumentTexts>> = {
  hu: {
    refund: 'Visszatérítés',
    invoice: 'Számla',
    correction: 'Helyesbítő számla',
    storno: 'Sztornó számla',
    notice: 'Próbarendszer mintabizonylata, nem számla.',
    seller: 'Eladó',
    buyer: 'Vevő',
    order: 'Rendelés',
    issuedOn: 'Kelt',
    corrects: 'Helyesbített számla',
    net: 'Nettó',
    tax: 'Áfa',
    gross: 'Bruttó',
    total: 'Összesen',
  },
  de: {
    refund: 'Rückerstattung',
    invoice: 'Rechnung',
    correction: 'Rechnungskorrektur',
    storno: 'Stornorechnung',
    notice: 'Musterbeleg eines Testsystems, keine Rechnung.',
    seller: 'Verkäufer',
    buyer: 'Käufer',
    order: 'Bestellung',
    issuedOn: 'Datum',
    corrects: 'Korrigierte Rechnung',
    net: 'Netto',
    tax: 'USt',
    gross: 'Brutto',
    total: 'Gesamt',
  },
  it: {
    refund: 'Rimborso',
    invoice: 'Fattura',
    correction: 'Nota di credito',
    storno: 'Nota di credito a storno',
    notice: 'Documento di prova di un sistema di test, non è una fattura.',
    seller: 'Venditore',
    buyer: 'Acquirente',
    order: 'Ordine',
    issuedOn: 'Data',
    corrects: 'Fattura rettificata',
    net: 'Netto',
    tax: 'IVA',
    gross: 'Lordo',
    total: 'Totale',
  },
  ro: {
    refund: 'Rambursare',
    invoice: 'Factură',
    correction: 'Factură de corecție',
    storno: 'Factură storno',
    notice: 'Document de probă al unui sistem de test, nu este factură.',
    seller: 'Vânzător',
    buyer: 'Cumpărător',
    order: 'Comandă',
    issuedOn: 'Data',
    corrects: 'Factura corectată',
    net: 'Net',
    tax: 'TVA',
    gross: 'Brut',
    total: 'Total',
  },
};

/** Returns the texts of a document; English for any other language. */
export function documentTexts(language: string): DocumentTexts {
  return texts[language] ?? english;
}

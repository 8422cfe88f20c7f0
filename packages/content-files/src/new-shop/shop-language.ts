import type { Currency } from '@shop/money';

/** Texts and prices of a new shop in its first language. */
export interface ShopLanguage {
  readonly locale: string;
  readonly country: string;
  readonly currency: Currency;
  /** Percent of the standard rate of value-added tax. */
  readonly taxRate: number;
  readonly taxName: string;
  readonly allProducts: string;
  readonly allProductsPath: string;
  readonly carrier: string;
  readonly shipping: string;
  readonly cashOnDelivery: string;
  readonly bankTransfer: string;
  readonly legalNotice: string;
  readonly company: string;
  readonly seat: string;
  readonly registrationNumber: string;
  readonly taxNumber: string;
  readonly email: string;
  readonly phone: string;
  /** Name of the file with its search words. */
  readonly searchFile: string;
  /** Carriers of the country: code, name, and address of the page about one parcel. */
  readonly carriers: readonly (readonly [code: string, name: string, trackingUrl: string])[];
}

/** Languages of the texts of screens and emails. */
export const shopLanguages = {
  hu: {
    locale: 'hu-HU',
    country: 'HU',
    currency: 'HUF',
    taxRate: 27,
    taxName: 'Általános áfa',
    allProducts: 'Összes termék',
    allProductsPath: 'osszes-termek',
    carrier: 'Futárszolgálat',
    shipping: 'Házhozszállítás futárral',
    cashOnDelivery: 'Utánvét készpénzzel',
    bankTransfer: 'Banki előreutalás',
    legalNotice: 'Impresszum',
    company: 'Cégnév',
    seat: 'Székhely',
    registrationNumber: 'Cégjegyzékszám',
    taxNumber: 'Adószám',
    email: 'E-mail',
    phone: 'Telefon',
    searchFile: 'hungarian',
    carriers: [
      ['gls', 'GLS', 'https://gls-group.com/HU/hu/csomagkovetes/?match={code}'],
      ['mpl', 'MPL', 'https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue={code}'],
      ['foxpost', 'Foxpost', 'https://foxpost.hu/csomagkovetes/?code={code}'],
      ['packeta', 'Packeta', 'https://tracking.packeta.com/hu/?id={code}'],
    ],
  },
  de: {
    locale: 'de-DE',
    country: 'DE',
    currency: 'EUR',
    taxRate: 19,
    taxName: 'Regelsteuersatz',
    allProducts: 'Alle Produkte',
    allProductsPath: 'alle-produkte',
    carrier: 'Paketdienst',
    shipping: 'Lieferung nach Hause',
    cashOnDelivery: 'Nachnahme',
    bankTransfer: 'Vorkasse per Überweisung',
    legalNotice: 'Impressum',
    company: 'Firma',
    seat: 'Sitz',
    registrationNumber: 'Registernummer',
    taxNumber: 'USt-IdNr.',
    email: 'E-Mail',
    phone: 'Telefon',
    searchFile: 'german',
    carriers: [
      [
        'dhl',
        'DHL',
        'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={code}',
      ],
      ['gls', 'GLS', 'https://gls-group.com/DE/de/paketverfolgung?match={code}'],
      ['dpd', 'DPD', 'https://tracking.dpd.de/status/de_DE/parcel/{code}'],
    ],
  },
  it: {
    locale: 'it-IT',
    country: 'IT',
    currency: 'EUR',
    taxRate: 22,
    taxName: 'IVA ordinaria',
    allProducts: 'Tutti i prodotti',
    allProductsPath: 'tutti-i-prodotti',
    carrier: 'Corriere',
    shipping: 'Consegna a domicilio',
    cashOnDelivery: 'Contrassegno',
    bankTransfer: 'Bonifico anticipato',
    legalNotice: 'Note legali',
    company: 'Ragione sociale',
    seat: 'Sede',
    registrationNumber: 'Numero di registro',
    taxNumber: 'Partita IVA',
    email: 'Email',
    phone: 'Telefono',
    searchFile: 'italian',
    carriers: [
      [
        'poste',
        'Poste Italiane',
        'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{code}',
      ],
    ],
  },
  ro: {
    locale: 'ro-RO',
    country: 'RO',
    currency: 'RON',
    taxRate: 21,
    taxName: 'TVA cota standard',
    allProducts: 'Toate produsele',
    allProductsPath: 'toate-produsele',
    carrier: 'Curier',
    shipping: 'Livrare la domiciliu',
    cashOnDelivery: 'Plata la livrare',
    bankTransfer: 'Transfer bancar în avans',
    legalNotice: 'Informații legale',
    company: 'Denumirea firmei',
    seat: 'Sediul social',
    registrationNumber: 'Nr. Registrul Comerțului',
    taxNumber: 'CUI',
    email: 'E-mail',
    phone: 'Telefon',
    searchFile: 'romanian',
    carriers: [
      ['fan', 'FAN Courier', 'https://www.fancourier.ro/awb-tracking/?awb={code}'],
      ['sameday', 'Sameday', 'https://sameday.ro/#awb={code}'],
      ['packeta', 'Packeta', 'https://tracking.packeta.com/ro/?id={code}'],
    ],
  },
} as const satisfies Readonly<Record<string, ShopLanguage>>;

export type ShopLanguageCode = keyof typeof shopLanguages;

/** Returns true if a new shop can be written in that language. */
export const isShopLanguage = (text: string): text is ShopLanguageCode =>
  Object.hasOwn(shopLanguages, text);

import { refundDays, sendBackDays, withdrawalDays, type WithdrawalException } from '@shop/orders';
import type { ByLanguage } from '../../emails/index.ts';

interface OrderEmailMessages {
  readonly subject: (orderNumber: string) => string;
  readonly introduction: string;
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly terms: string;
  readonly columns: readonly [product: string, pieces: string, total: string];
  readonly sums: {
    readonly subtotal: string;
    readonly discount: string;
    readonly shipping: string;
    readonly free: string;
    readonly total: string;
    readonly tax: string;
    readonly rounding: string;
    readonly cash: string;
  };
  readonly sections: {
    readonly pickup: string;
    readonly shippingAddress: string;
    readonly billingAddress: string;
    readonly payment: string;
    readonly withdrawal: string;
    readonly withdrawalForm: string;
  };
  readonly taxNumber: string;
  readonly pickupNotice: string;
  /** Reference of an advance transfer. */
  readonly transfer: {
    readonly to: string;
    readonly account: string;
    readonly amount: string;
    readonly note: string;
  };
  /** Next steps before delivery if a lender pays. */
  readonly creditNote: string;
  readonly withdrawal: (freeReturnDays: number) => readonly string[];
  /** Exceptions from the right of withdrawal (OR-11). */
  readonly exceptions: Readonly<Record<WithdrawalException, string>>;
  /** The model form a buyer may fill in, in the order the law gives. */
  readonly withdrawalForm: (orderNumber: string, orderedAt: string) => readonly string[];
}

const blank = '………………………………………………';

/** Texts of the order confirmation. */
export const orderEmailMessages: ByLanguage<OrderEmailMessages> = {
  hu: {
    subject: (orderNumber) => `Rendelés visszaigazolása: ${orderNumber}`,
    introduction:
      'Köszönjük a rendelését! Megkaptuk, és hamarosan összekészítjük. Ez az e-mail a szerződés létrejöttét igazolja.',
    orderNumber: 'Rendelésszám',
    orderedAt: 'A rendelés ideje',
    terms: 'Általános szerződési feltételek',
    columns: ['Termék', 'Darab', 'Összesen'],
    sums: {
      subtotal: 'Termékek ára',
      discount: 'Kedvezmény',
      shipping: 'Szállítás',
      free: 'ingyenes',
      total: 'Végösszeg',
      tax: 'Ebből áfa',
      rounding: 'Kerekítés (készpénzes fizetés)',
      cash: 'Fizetendő készpénzben',
    },
    sections: {
      pickup: 'Átvétel helye',
      shippingAddress: 'Szállítási cím',
      billingAddress: 'Számlázási cím',
      payment: 'Fizetés',
      withdrawal: 'Elállási jog',
      withdrawalForm: 'Elállási nyilatkozat (minta)',
    },
    taxNumber: 'Adószám',
    pickupNotice: 'E-mailben értesítjük, amint a rendelés átvehető.',
    transfer: {
      to: 'Kedvezményezett',
      account: 'Számlaszám',
      amount: 'Utalandó összeg',
      note: 'Közlemény',
    },
    creditNote:
      'Munkatársunk telefonon egyezteti az önerőt és a futamidőt, és elküldi a hitelező igénylőlapjának linkjét. A csomag a hitelszerződés aláírása után indul.',
    withdrawal: (freeReturnDays) => [
      `Az áru átvételétől számított ${withdrawalDays} napon belül indokolás nélkül elállhat a szerződéstől. Ha a rendelés több részletben érkezik, a határidő az utolsó darab átvételekor kezdődik. A határidő megtartásához elegendő, ha a nyilatkozatot a ${withdrawalDays}. nap végéig elküldi.`,
      `Elálláskor az árut a nyilatkozat elküldésétől számított ${sendBackDays} napon belül kell visszaküldenie. A kifizetett összeget a legolcsóbb szokásos szállítás díjával együtt legkésőbb ${refundDays} napon belül, az Ön által használt fizetési móddal visszatérítjük; a visszatérítést az áru vagy a feladás igazolásának beérkezéséig visszatarthatjuk.`,
      `A törvényes ${withdrawalDays} nap helyett önkéntesen ${freeReturnDays} napig ingyenesen visszavesszük a sértetlen, eredeti csomagolású terméket; a törvényes jogok megmaradnak.`,
    ],
    exceptions: {
      'own-words':
        'Az egyedi szöveggel készülő termékre nem vonatkozik az indokolás nélküli elállás.',
      download: 'Az elállási jog megszűnik, ha a letöltés az Ön hozzájárulásával megkezdődött.',
    },
    withdrawalForm: (orderNumber, orderedAt) => [
      'Alulírott kijelentem, hogy gyakorlom elállási jogomat az alábbi termékek adásvételére irányuló szerződés tekintetében:',
      `A megrendelés száma: ${orderNumber}`,
      `A termékek megnevezése: ${blank}`,
      `A szerződéskötés időpontja: ${orderedAt}`,
      `Az átvétel időpontja: ${blank}`,
      `A fogyasztó neve és címe: ${blank}`,
      'A fogyasztó aláírása (papíron tett nyilatkozat esetén) és kelt: ………………………………',
    ],
  },
  de: {
    subject: (orderNumber) => `Bestellbestätigung: ${orderNumber}`,
    introduction:
      'vielen Dank für Ihre Bestellung! Sie ist bei uns angekommen, und wir machen uns bald an die Ausführung. Diese E-Mail bestätigt den Vertragsschluss.',
    orderNumber: 'Bestellnummer',
    orderedAt: 'Bestellt am',
    terms: 'Allgemeine Geschäftsbedingungen',
    columns: ['Produkt', 'Stück', 'Summe'],
    sums: {
      subtotal: 'Zwischensumme',
      discount: 'Rabatt',
      shipping: 'Versand',
      free: 'kostenlos',
      total: 'Gesamtsumme',
      tax: 'davon MwSt.',
      rounding: 'Rundung (Barzahlung)',
      cash: 'In bar zu zahlen',
    },
    sections: {
      pickup: 'Abholort',
      shippingAddress: 'Lieferadresse',
      billingAddress: 'Rechnungsadresse',
      payment: 'Zahlung',
      withdrawal: 'Widerrufsrecht',
      withdrawalForm: 'Muster-Widerrufsformular',
    },
    taxNumber: 'USt-IdNr.',
    pickupNotice: 'Wir schreiben eine E-Mail, sobald die Bestellung abgeholt werden kann.',
    transfer: {
      to: 'Empfänger',
      account: 'IBAN',
      amount: 'Betrag',
      note: 'Verwendungszweck',
    },
    creditNote:
      'Wir besprechen Anzahlung und Laufzeit am Telefon und schicken den Link zum Antrag des Kreditgebers. Das Paket geht ab, sobald der Kreditvertrag unterschrieben ist.',
    withdrawal: (freeReturnDays) => [
      `Sie können den Vertrag binnen ${withdrawalDays} Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Kommt die Bestellung in mehreren Teilen, beginnt die Frist mit dem letzten Stück. Zur Wahrung der Frist reicht es, die Erklärung bis zum Ende des ${withdrawalDays}. Tages abzusenden.`,
      `Nach einem Widerruf ist die Ware binnen ${sendBackDays} Tagen nach Absenden der Erklärung zurückzuschicken. Den gezahlten Betrag samt den Kosten der günstigsten Standardlieferung erstatten wir spätestens binnen ${refundDays} Tagen mit demselben Zahlungsmittel; bis die Ware oder der Nachweis der Absendung eingetroffen ist, können wir die Erstattung zurückhalten.`,
      `Statt der gesetzlichen ${withdrawalDays} Tage nehmen wir unversehrte Ware in der Originalverpackung freiwillig ${freeReturnDays} Tage lang kostenlos zurück; die gesetzlichen Rechte bleiben bestehen.`,
    ],
    exceptions: {
      'own-words':
        'Was nach eigenem Text gefertigt wird, kann nicht ohne Grund zurückgegeben werden.',
      download:
        'Das Widerrufsrecht erlischt, sobald der Download mit Zustimmung des Käufers begonnen hat.',
    },
    withdrawalForm: (orderNumber, orderedAt) => [
      'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:',
      `Bestellnummer: ${orderNumber}`,
      `Bezeichnung der Waren: ${blank}`,
      `Bestellt am: ${orderedAt}`,
      `Erhalten am: ${blank}`,
      `Name und Anschrift des Verbrauchers: ${blank}`,
      'Unterschrift des Verbrauchers (nur bei Mitteilung auf Papier) und Datum: ………………………………',
    ],
  },
  it: {
    subject: (orderNumber) => `Conferma dell’ordine: ${orderNumber}`,
    introduction:
      'grazie per il Suo ordine! Lo abbiamo ricevuto e presto ci metteremo al lavoro. Questa e-mail conferma la conclusione del contratto.',
    orderNumber: 'Numero d’ordine',
    orderedAt: 'Ordinato il',
    terms: 'Termini e condizioni',
    columns: ['Prodotto', 'Pezzi', 'Totale'],
    sums: {
      subtotal: 'Subtotale',
      discount: 'Sconto',
      shipping: 'Spedizione',
      free: 'gratuita',
      total: 'Totale',
      tax: 'di cui IVA',
      rounding: 'Arrotondamento (contanti)',
      cash: 'Da pagare in contanti',
    },
    sections: {
      pickup: 'Luogo del ritiro',
      shippingAddress: 'Indirizzo di spedizione',
      billingAddress: 'Indirizzo di fatturazione',
      payment: 'Pagamento',
      withdrawal: 'Diritto di recesso',
      withdrawalForm: 'Modello di dichiarazione di recesso',
    },
    taxNumber: 'Partita IVA',
    pickupNotice: 'Invieremo un’e-mail quando l’ordine sarà pronto per il ritiro.',
    transfer: {
      to: 'Beneficiario',
      account: 'IBAN',
      amount: 'Importo',
      note: 'Causale',
    },
    creditNote:
      'Concordiamo per telefono l’anticipo e la durata e inviamo il link al modulo di richiesta del finanziatore. Il pacco parte dopo la firma del contratto di credito.',
    withdrawal: (freeReturnDays) => [
      `Può recedere dal contratto entro ${withdrawalDays} giorni dal ricevimento della merce senza indicare alcun motivo. Se l’ordine arriva in più parti, il termine inizia con l’ultimo pezzo. Per rispettare il termine basta inviare la dichiarazione entro la fine del ${withdrawalDays}º giorno.`,
      `In caso di recesso la merce va rispedita entro ${sendBackDays} giorni dall’invio della dichiarazione. Rimborsiamo l’importo pagato, comprese le spese della consegna standard più economica, al più tardi entro ${refundDays} giorni e con lo stesso mezzo di pagamento; possiamo trattenere il rimborso finché non arriva la merce o la prova della spedizione.`,
      `Al posto dei ${withdrawalDays} giorni di legge, per nostra scelta riprendiamo gratis per ${freeReturnDays} giorni la merce integra nella confezione originale; i diritti di legge restano.`,
    ],
    exceptions: {
      'own-words': 'Ciò che è realizzato con un testo proprio non può essere reso senza motivo.',
      download:
        'Il diritto di recesso cessa quando il download è iniziato con il consenso dell’acquirente.',
    },
    withdrawalForm: (orderNumber, orderedAt) => [
      'Con la presente comunico il recesso dal contratto di vendita dei seguenti beni:',
      `Numero d’ordine: ${orderNumber}`,
      `Denominazione dei beni: ${blank}`,
      `Ordinati il: ${orderedAt}`,
      `Ricevuti il: ${blank}`,
      `Nome e indirizzo del consumatore: ${blank}`,
      'Firma del consumatore (solo se la dichiarazione è su carta) e data: ………………………………',
    ],
  },
};

import { refundDays, withdrawalDays } from '@shop/orders';
import type { ByLanguage } from '../../emails/index.ts';

interface OrderStatusMessages {
  readonly orderNumber: string;
  readonly shipped: {
    readonly subject: (orderNumber: string) => string;
    readonly onItsWay: string;
    readonly shipping: string;
    readonly withdrawal: string;
  };
  /** Instead of `shipped` where the buyer fetches it. */
  readonly ready: {
    readonly subject: (orderNumber: string) => string;
    readonly waiting: string;
  };
  readonly canceled: {
    readonly subject: (orderNumber: string) => string;
    readonly paragraphs: readonly string[];
  };
}

/** Texts of emails about the status of an order. */
export const orderStatusMessages: ByLanguage<OrderStatusMessages> = {
  hu: {
    orderNumber: 'Rendelésszám',
    shipped: {
      subject: (orderNumber) => `Úton van a rendelés: ${orderNumber}`,
      onItsWay: 'A csomagot átadtuk a szállítónak, és úton van a megadott címre.',
      shipping: 'Szállítás',
      withdrawal: `Az áru átvételétől számított ${withdrawalDays} napon belül indokolás nélkül elállhat a szerződéstől`,
    },
    ready: {
      subject: (orderNumber) => `Átvehető a rendelés: ${orderNumber}`,
      waiting: 'Rendelése átvehető nyitvatartási időben, itt:',
    },
    canceled: {
      subject: (orderNumber) => `Lemondott rendelés: ${orderNumber}`,
      paragraphs: [
        'A rendelést lemondtuk, a termékeket nem küldjük el.',
        `Ha a rendelés ára már beérkezett hozzánk, legkésőbb ${refundDays} napon belül visszatérítjük ugyanazon a módon, ahogyan érkezett.`,
        'Ha nem Ön kérte a lemondást, válaszoljon erre az e-mailre, és segítünk.',
      ],
    },
  },
  de: {
    orderNumber: 'Bestellnummer',
    shipped: {
      subject: (orderNumber) => `Die Bestellung ist unterwegs: ${orderNumber}`,
      onItsWay: 'Das Paket ist dem Versender übergeben und auf dem Weg an die angegebene Adresse.',
      shipping: 'Versand',
      withdrawal: `Der Vertrag lässt sich binnen ${withdrawalDays} Tagen nach Erhalt ohne Angabe von Gründen widerrufen`,
    },
    ready: {
      subject: (orderNumber) => `Die Bestellung ist abholbereit: ${orderNumber}`,
      waiting: 'Die Bestellung liegt zu den Öffnungszeiten hier bereit:',
    },
    canceled: {
      subject: (orderNumber) => `Stornierte Bestellung: ${orderNumber}`,
      paragraphs: [
        'Die Bestellung ist storniert, die Produkte werden nicht verschickt.',
        `Ist der Betrag schon bei uns eingegangen, zahlen wir ihn spätestens binnen ${refundDays} Tagen auf demselben Weg zurück.`,
        'Wurde die Stornierung nicht gewünscht, erreichen Sie unseren Kundenservice auch als Antwort auf diese E-Mail.',
      ],
    },
  },
  it: {
    orderNumber: 'Numero d’ordine',
    shipped: {
      subject: (orderNumber) => `L’ordine è in viaggio: ${orderNumber}`,
      onItsWay: 'Il pacco è stato affidato al corriere ed è in viaggio verso l’indirizzo indicato.',
      shipping: 'Spedizione',
      withdrawal: `Si può recedere entro ${withdrawalDays} giorni dal ricevimento senza indicare alcun motivo`,
    },
    ready: {
      subject: (orderNumber) => `L’ordine è pronto per il ritiro: ${orderNumber}`,
      waiting: 'L’ordine è pronto e si ritira qui, negli orari di apertura:',
    },
    canceled: {
      subject: (orderNumber) => `Ordine annullato: ${orderNumber}`,
      paragraphs: [
        'L’ordine è stato annullato e i prodotti non verranno spediti.',
        `Se l’importo ci è già arrivato, lo rimborsiamo al più tardi entro ${refundDays} giorni nello stesso modo.`,
        'Se l’annullamento non è stato richiesto, la nostra assistenza clienti è raggiungibile anche rispondendo a questa e-mail.',
      ],
    },
  },
};

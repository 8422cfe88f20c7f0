import { refundDays, sendBackDays } from '@shop/orders';
import type { ByLanguage } from '../../emails/index.ts';

interface WithdrawalMessages {
  readonly subject: (orderNumber: string) => string;
  readonly received: string;
  readonly sendBack: string;
  readonly address: string;
  readonly refund: string;
  readonly mistake: string;
  readonly statement: string;
  readonly fields: {
    readonly name: string;
    readonly orderNumber: string;
    readonly email: string;
    readonly items: string;
    readonly bankAccount: string;
    readonly receivedAt: string;
  };
  readonly allItems: string;
  readonly zone: string;
}

/** Texts of the withdrawal emails. */
export const withdrawalMessages: ByLanguage<WithdrawalMessages> = {
  hu: {
    subject: (orderNumber) => `Elállás beérkezett: ${orderNumber}`,
    received:
      'Megkaptuk az alábbi elállási nyilatkozatot. Ez az e-mail a nyilatkozat beérkezését igazolja, kérjük, őrizze meg.',
    sendBack: `A termékeket a nyilatkozat elküldésétől számított ${sendBackDays} napon belül kell visszaküldenie. Ha a csomag még úton van, az átvétel után is visszaküldheti.`,
    address: 'Cím',
    refund: `A kifizetett összeget a legolcsóbb szokásos szállítás díjával együtt legkésőbb ${refundDays} napon belül, a vásárláskor használt fizetési módon, vagy ha a nyilatkozat megad egyet, a bankszámlára visszatérítjük. A visszatérítést a termékek vagy a feladás igazolásának beérkezéséig visszatarthatjuk.`,
    mistake: 'Ha tévedésből küldte, kérjük, válaszoljon erre az e-mailre.',
    statement: 'Kijelentem, hogy gyakorlom elállási jogomat az alábbi rendelés tekintetében.',
    fields: {
      name: 'Név',
      orderNumber: 'Rendelésszám',
      email: 'E-mail-cím',
      items: 'Érintett termékek',
      bankAccount: 'Bankszámlaszám a visszatérítéshez',
      receivedAt: 'Beérkezés dátuma és időpontja',
    },
    allItems: 'a rendelés összes terméke',
    zone: 'budapesti idő szerint',
  },
  de: {
    subject: (orderNumber) => `Widerruf eingegangen: ${orderNumber}`,
    received:
      'der folgende Widerruf ist bei uns eingegangen. Diese E-Mail bestätigt den Eingang und sollte aufbewahrt werden.',
    sendBack: `Die Produkte sind binnen ${sendBackDays} Tagen nach Absenden der Erklärung zurückzuschicken. Ist das Paket noch unterwegs, lässt es sich auch nach dem Empfang zurückschicken.`,
    address: 'Anschrift',
    refund: `Den gezahlten Betrag samt den Kosten der günstigsten Standardlieferung erstatten wir spätestens binnen ${refundDays} Tagen mit dem beim Kauf benutzten Zahlungsmittel oder auf das in der Erklärung genannte Bankkonto. Bis die Produkte oder der Nachweis der Absendung eingetroffen sind, kann die Erstattung zurückgehalten werden.`,
    mistake: 'Kam die Erklärung aus Versehen, genügt eine Antwort auf diese E-Mail.',
    statement: 'Hiermit widerrufe ich den Vertrag über die folgende Bestellung.',
    fields: {
      name: 'Name',
      orderNumber: 'Bestellnummer',
      email: 'E-Mail-Adresse',
      items: 'Betroffene Produkte',
      bankAccount: 'Bankkonto für die Erstattung',
      receivedAt: 'Datum und Uhrzeit des Eingangs',
    },
    allItems: 'alle Produkte der Bestellung',
    zone: 'Budapester Zeit',
  },
  it: {
    subject: (orderNumber) => `Recesso ricevuto: ${orderNumber}`,
    received:
      'abbiamo ricevuto la seguente dichiarazione di recesso. Questa e-mail ne conferma la ricezione: conviene conservarla.',
    sendBack: `I prodotti vanno rispediti entro ${sendBackDays} giorni dall’invio della dichiarazione. Se il pacco è ancora in viaggio, si può rispedire anche dopo averlo ricevuto.`,
    address: 'Indirizzo',
    refund: `Rimborsiamo l’importo pagato, comprese le spese della consegna standard più economica, al più tardi entro ${refundDays} giorni e con il mezzo di pagamento usato per l’acquisto o sul conto indicato nella dichiarazione. Il rimborso può essere trattenuto finché non arrivano i prodotti o la prova della spedizione.`,
    mistake: 'Se la dichiarazione è arrivata per errore, basta rispondere a questa e-mail.',
    statement: 'Dichiaro di recedere dal contratto relativo al seguente ordine.',
    fields: {
      name: 'Nome',
      orderNumber: 'Numero d’ordine',
      email: 'Indirizzo e-mail',
      items: 'Prodotti interessati',
      bankAccount: 'Conto bancario per il rimborso',
      receivedAt: 'Data e ora della ricezione',
    },
    allItems: 'tutti i prodotti dell’ordine',
    zone: 'ora di Budapest',
  },
};

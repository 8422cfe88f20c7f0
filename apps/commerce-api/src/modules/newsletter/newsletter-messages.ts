import { newsletterLinkDays, newsletterWishDays } from '@shop/contract';
import type { ByLanguage } from '../emails/index.ts';

interface NewsletterMessages {
  readonly greeting: string;
  readonly leave: string;
  /** To who is on the list already. */
  readonly known: { readonly subject: string; readonly text: string };
  readonly asked: {
    readonly subject: string;
    readonly text: string;
    readonly link: string;
    readonly otherwise: string;
  };
  readonly welcome: { readonly subject: string; readonly text: string };
  readonly gift: {
    readonly subject: (percent: string) => string;
    readonly code: (percent: string, code: string) => string;
    readonly once: (lastDay: string | undefined) => string;
    readonly link: string;
  };
}

/** Texts of the newsletter emails. */
export const newsletterMessages: ByLanguage<NewsletterMessages> = {
  hu: {
    greeting: 'Kedves Olvasó!',
    leave: 'Leiratkozás',
    known: {
      subject: 'Ön már feliratkozott a hírlevelünkre',
      text: 'A Zugoly hírlevele erre a címre már jár, így nincs további teendője.',
    },
    asked: {
      subject: 'Hírlevél: a feliratkozás megerősítése',
      text: 'Erre a címre a Zugoly hírlevelét kérték. Erősítse meg a feliratkozást az alábbi linkkel.',
      link: 'Feliratkozás megerősítése',
      otherwise: `A link ${newsletterLinkDays} napig és egyszer használható. Ha nem Ön kérte, nincs teendője: megerősítés nélkül nem küldünk hírlevelet, és a címet ${newsletterWishDays} nap múlva töröljük.`,
    },
    welcome: {
      subject: 'Sikeres feliratkozás',
      text: 'A feliratkozás sikerült. Újdonságokról, ápolási tanácsokról és ajánlatokról írunk.',
    },
    gift: {
      subject: (percent) => `Sikeres feliratkozás: ${percent} kedvezmény`,
      code: (percent, code) =>
        `Köszönetképpen ${percent} kedvezményt adunk egy rendelés termékeinek árából. Kuponkód: ${code}`,
      // A date in full ends with its own full stop.
      once: (lastDay) =>
        `A kód egyszer váltható be a kosárban${lastDay === undefined ? '.' : `, utolsó nap: ${lastDay}`}`,
      link: 'Irány a webáruház',
    },
  },
  de: {
    greeting: 'Guten Tag,',
    leave: 'Abmelden',
    known: {
      subject: 'Diese Adresse ist schon angemeldet',
      text: 'der Newsletter von Zugoly kommt bereits an diese Adresse, es ist nichts weiter zu tun.',
    },
    asked: {
      subject: 'Newsletter: Anmeldung bestätigen',
      text: 'für diese Adresse wurde der Newsletter von Zugoly bestellt. Mit dem folgenden Link wird die Anmeldung gültig.',
      link: 'Anmeldung bestätigen',
      otherwise: `Der Link gilt ${newsletterLinkDays} Tage und nur einmal. War es ein Versehen, ist nichts zu tun: Ohne Bestätigung schicken wir keinen Newsletter und löschen die Adresse nach ${newsletterWishDays} Tagen.`,
    },
    welcome: {
      subject: 'Anmeldung erfolgreich',
      text: 'die Anmeldung hat geklappt. Wir schreiben über Neuheiten, Pflegetipps und Angebote.',
    },
    gift: {
      subject: (percent) => `Anmeldung erfolgreich: ${percent} Rabatt`,
      code: (percent, code) =>
        `Als Dank gibt es ${percent} Rabatt auf die Produkte einer Bestellung. Gutscheincode: ${code}`,
      once: (lastDay) =>
        `Der Code lässt sich einmal im Warenkorb einlösen${lastDay === undefined ? '' : `, letzter Tag: ${lastDay}`}.`,
      link: 'Zum Onlineshop',
    },
  },
  it: {
    greeting: 'Gentile lettrice, gentile lettore,',
    leave: 'Annulla l’iscrizione',
    known: {
      subject: 'Questo indirizzo è già iscritto',
      text: 'la newsletter di Zugoly arriva già a questo indirizzo, non serve fare altro.',
    },
    asked: {
      subject: 'Newsletter: confermare l’iscrizione',
      text: 'per questo indirizzo è stata chiesta la newsletter di Zugoly. L’iscrizione diventa valida con il link seguente.',
      link: 'Conferma l’iscrizione',
      otherwise: `Il link vale ${newsletterLinkDays} giorni e una sola volta. Se si tratta di un errore, non serve fare nulla: senza conferma non inviamo newsletter e dopo ${newsletterWishDays} giorni cancelliamo l’indirizzo.`,
    },
    welcome: {
      subject: 'Iscrizione riuscita',
      text: 'l’iscrizione è riuscita. Scriveremo di novità, consigli di manutenzione e offerte.',
    },
    gift: {
      subject: (percent) => `Iscrizione riuscita: ${percent} di sconto`,
      code: (percent, code) =>
        `Per ringraziare, ecco ${percent} di sconto sui prodotti di un ordine. Codice: ${code}`,
      once: (lastDay) =>
        `Il codice si usa una sola volta nel carrello${lastDay === undefined ? '' : `, ultimo giorno: ${lastDay}`}.`,
      link: 'Vai al negozio online',
    },
  },
};

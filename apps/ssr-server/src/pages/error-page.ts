import { stripStorePrefix, withStorePrefix } from '@shop/url-resolver';
import type { PathView } from '../render/renderer.ts';
import { escapeHtml } from './escape-html.ts';

/** Reasons of a page without a renderer: maintenance, an error, or overload. */
export type PlainPageKind = 'closed' | 'broken' | 'busy';

/** Depends only on the style sheet of the shop's offline page. */
export const errorPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

type Words = Readonly<Record<PlainPageKind, { readonly title: string; readonly text: string }>> & {
  readonly home: string;
  readonly again: string;
  /** Label of the request id, for customer service. */
  readonly number: string;
};

const hungarian: Words = {
  closed: {
    title: 'Karbantartás',
    text: 'Karbantartás miatt a webáruház rövid ideig nem érhető el. A kosár tartalma megmarad, és a félbehagyott rendelést később folytathatja.',
  },
  broken: {
    title: 'Hiba történt',
    text: 'A hiba a mi oldalunkon van, feljegyeztük. Próbálja újra néhány perc múlva.',
  },
  busy: {
    title: 'Most sokan vannak nálunk',
    text: 'Az oldal nem töltődött be. Próbálja újra néhány másodperc múlva; a kosár tartalma megmarad.',
  },
  home: 'Kezdőlap',
  again: 'Újra',
  number: 'Hibaazonosító',
};

const german: Words = {
  closed: {
    title: 'Wartung',
    text: 'Wegen Wartungsarbeiten ist der Onlineshop für kurze Zeit nicht erreichbar. Der Warenkorb bleibt erhalten, und eine angefangene Bestellung lässt sich später fortsetzen.',
  },
  broken: {
    title: 'Auf dem Server ist ein Fehler aufgetreten',
    text: 'Der Fehler liegt bei uns und wurde notiert. Bitte in einigen Minuten erneut versuchen.',
  },
  busy: {
    title: 'Gerade sind sehr viele hier',
    text: 'Die Seite wurde nicht geladen. Bitte in einigen Sekunden erneut versuchen; der Warenkorb bleibt erhalten.',
  },
  home: 'Startseite',
  again: 'Erneut versuchen',
  number: 'Fehlernummer',
};

const italian: Words = {
  closed: {
    title: 'Manutenzione',
    text: 'Per manutenzione il negozio online non è raggiungibile per poco tempo. Il contenuto del carrello resta, e un ordine iniziato si può riprendere più tardi.',
  },
  broken: {
    title: 'Si è verificato un errore del server',
    text: 'L’errore è nostro ed è stato registrato. Riprovi tra qualche minuto.',
  },
  busy: {
    title: 'In questo momento siamo in tanti',
    text: 'La pagina non si è caricata. Riprovi tra qualche secondo; il contenuto del carrello resta.',
  },
  home: 'Pagina iniziale',
  again: 'Riprova',
  number: 'Numero dell’errore',
};

const romanian: Words = {
  closed: {
    title: 'Mentenanță',
    text: 'Din cauza unor lucrări de mentenanță, magazinul online nu este disponibil pentru scurt timp. Conținutul coșului se păstrează, iar o comandă începută poate fi continuată mai târziu.',
  },
  broken: {
    title: 'A apărut o eroare pe server',
    text: 'Eroarea este a noastră și a fost înregistrată. Încercați din nou peste câteva minute.',
  },
  busy: {
    title: 'Momentan sunt foarte mulți vizitatori',
    text: 'Pagina nu s-a încărcat. Încercați din nou peste câteva secunde; conținutul coșului se păstrează.',
  },
  home: 'Pagina principală',
  again: 'Încercați din nou',
  number: 'Numărul erorii',
};

const english: Words = {
  closed: {
    title: 'Maintenance',
    text: 'The shop is closed for a short time for maintenance. The cart is kept, and an order that was begun can be continued later.',
  },
  broken: {
    title: 'An error occurred on the server',
    text: 'The error is ours and has been logged. Please try again in a few minutes.',
  },
  busy: {
    title: 'Many people are here just now',
    text: 'The page was not loaded. Please try again in a few seconds; the cart is kept.',
  },
  home: 'Home page',
  again: 'Try again',
  number: 'Error number',
};

const textsIn: ReadonlyMap<string, Words> = new Map([
  ['en', english],
  ['hu', hungarian],
  ['de', german],
  ['it', italian],
  ['ro', romanian],
]);

/** Data of the shop on these pages. */
export interface ErrorPageShop {
  readonly views: readonly PathView[];
  readonly shopTitle: string;
}

/**
 * Renders a whole page in the language of the path's store view, with a link to continue if one exists. It is in
 * Hungarian if the language has no translation.
 */
export function errorPage(
  kind: PlainPageKind,
  path: string,
  { views, shopTitle }: ErrorPageShop,
  requestId?: string,
): string {
  const { storeCode } = stripStorePrefix(
    path,
    views.map((view) => view.storeCode),
  );
  const view = views.find((candidate) => candidate.storeCode === storeCode) ?? views[0];
  const viewTexts = textsIn.get(view?.language ?? '');
  const texts = viewTexts ?? hungarian;
  const language = viewTexts === undefined ? 'hu' : view?.language;
  const { title, text } = texts[kind];
  const shopName = escapeHtml(shopTitle);
  const linkHtml = {
    closed: '',
    broken: `<p><a href="${withStorePrefix('/', storeCode)}">${texts.home}</a></p>`,
    busy: `<p><a href="">${texts.again}</a></p>`,
  }[kind];
  const number =
    requestId === undefined ? '' : `<p><small>${texts.number}: ${requestId}</small></p>`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} – ${shopName}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <main>
      <p class="mark">${shopName}</p>
      <h1>${title}</h1>
      <p>${text}</p>
      ${linkHtml}
      ${number}
    </main>
  </body>
</html>
`;
}

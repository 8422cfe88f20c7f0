import { escapeHtml, formatMoney, isLocale } from '@shop/format';
import type { SandboxRecord } from './sandbox-record.ts';

interface PageTexts {
  readonly title: string;
  readonly notice: string;
  readonly over: string;
  readonly back: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly callbacks: string;
  readonly plans: Readonly<Record<'normal' | 'late' | 'repeated' | 'lost', string>>;
}

const hungarian: PageTexts = {
  title: 'Próbafizetés',
  notice: 'Ez az oldal a fizetési szolgáltató helyén áll. Valódi fizetés nem történik.',
  over: 'Ez a fizetés lezárult.',
  back: 'Vissza a webáruházba',
  pay: 'Fizetés',
  decline: 'A kártya elutasítása',
  cancel: 'Mégsem fizetek',
  callbacks: 'Értesítés a webáruháznak',
  plans: {
    normal: 'azonnal',
    late: '20 másodperccel később',
    repeated: 'háromszor',
    lost: 'elvész',
  },
};

const pageTexts: Readonly<Record<string, PageTexts>> = {
  hu: hungarian,
  de: {
    title: 'Probezahlung',
    notice: 'Diese Seite steht für den Zahlungsanbieter. Es fließt kein Geld.',
    over: 'Diese Zahlung ist abgeschlossen.',
    back: 'Zurück zum Shop',
    pay: 'Bezahlen',
    decline: 'Karte ablehnen',
    cancel: 'Abbrechen',
    callbacks: 'Nachricht an den Shop',
    plans: {
      normal: 'sofort',
      late: '20 Sekunden später',
      repeated: 'dreimal',
      lost: 'geht verloren',
    },
  },
  it: {
    title: 'Pagamento di prova',
    notice: 'Questa pagina sta al posto del fornitore di pagamento. Non si muove denaro.',
    over: 'Questo pagamento è concluso.',
    back: 'Torna al negozio',
    pay: 'Paga',
    decline: 'Rifiuta la carta',
    cancel: 'Annulla',
    callbacks: 'Notifica al negozio',
    plans: { normal: 'subito', late: 'dopo 20 secondi', repeated: 'tre volte', lost: 'va persa' },
  },
  ro: {
    title: 'Plată de probă',
    notice: 'Această pagină ține locul furnizorului de plăți. Nu se încasează bani.',
    over: 'Această plată este încheiată.',
    back: 'Înapoi la magazin',
    pay: 'Plătește',
    decline: 'Respinge cardul',
    cancel: 'Anulează',
    callbacks: 'Notificare către magazin',
    plans: {
      normal: 'imediat',
      late: 'după 20 de secunde',
      repeated: 'de trei ori',
      lost: 'se pierde',
    },
  },
};

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #f4f1ec; color: #2b2622 }
  main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem }
  h1 { font-size: 1.4rem; margin: 0 0 .5rem } p { margin: 0 0 1rem }
  .sum { font-size: 1.6rem; font-weight: 600 }
  button, select, a { font: inherit; display: block; width: 100%; box-sizing: border-box; min-height: 48px;
    margin: 0 0 .75rem; border-radius: 8px; border: 1px solid #8a7f75; background: #fff; color: inherit;
    text-align: center; padding: .7rem }
  button[value=pay] { background: #2f5d50; border-color: #2f5d50; color: #fff }`;

/** Renders the hosted page of the sandbox: the amount, the decisions of the payer, and how callbacks are sent. */
export function sandboxPage(record: SandboxRecord): string {
  const texts = pageTexts[record.language] ?? hungarian;
  const language = record.language in pageTexts ? record.language : 'hu';
  const amount = formatMoney(record.amount, isLocale(language) ? language : 'hu');
  const button = (decision: string, label: string) =>
    `<button name="decision" value="${decision}">${label}</button>`;
  const plans = Object.entries(texts.plans)
    .map(([plan, label]) => `<option value="${plan}">${label}</option>`)
    .join('');
  const form =
    record.status === 'pending'
      ? `<form method="post">${button('pay', texts.pay)}${button('decline', texts.decline)}
         ${button('cancel', texts.cancel)}
         <label>${texts.callbacks}<select name="plan">${plans}</select></label></form>`
      : `<p>${texts.over}</p><a href="${escapeHtml(returnAddress(record))}">${texts.back}</a>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <title>${texts.title}</title><style>${style}</style></head><body><main>
    <h1>${texts.title}</h1><p>${texts.notice}</p>
    <p>${escapeHtml(record.orderNumber)}</p><p class="sum">${escapeHtml(amount)}</p>${form}
    </main></body></html>`;
}

/** Address to which the payer returns, with the reference as a parameter, like real providers. */
export function returnAddress({ returnUrl, reference }: SandboxRecord): string {
  const url = new URL(returnUrl);
  url.searchParams.set('sandbox', reference);
  return url.href;
}

import { stripStorePrefix } from '@shop/url-resolver';
import { compressPage, etagOf, openPage } from './page-bytes.ts';
import type { PathView } from '../render/renderer.ts';
import type { StoredPage } from './stored-page.ts';

/**
 * Age in milliseconds from which a page shows its age: a stale page below this age is rendered again in the background.
 * Source: RL-6.
 */
const oldMs = 600_000;
/** Compression quality: the version is sent for one minute only. */
const quality = 4;

export const isOld = (ageMs: number): boolean => ageMs >= oldMs;

/** The last version of each page that was sent with its age; it changes once a minute. */
const agedPages = new WeakMap<
  StoredPage,
  { readonly line: string; readonly page: Promise<StoredPage> }
>();

/**
 * Adds a line with its age at the top of the page, in the language of its store view. The application does not render
 * the line: the browser removes it at the next navigation (`[data-page-age]`).
 */
export function withAge(
  page: StoredPage,
  ageMs: number,
  path: string,
  views: readonly PathView[],
): Promise<StoredPage> {
  const line = ageLine(ageMs, languageOf(path, views));
  const lastVersion = agedPages.get(page);
  if (lastVersion?.line === line) return lastVersion.page;
  const agedPage = addLine(page, line);
  agedPages.set(page, { line, page: agedPage });
  // A failure is not stored: the next request tries again.
  agedPage.catch(() => agedPages.delete(page));
  return agedPage;
}

async function addLine(page: StoredPage, line: string): Promise<StoredPage> {
  const html = (await openPage(page.brotli)).toString();
  const bytes = Buffer.from(html.replace(/<body[^>]*>/, (tag) => tag + line));
  return { ...page, brotli: await compressPage(bytes, quality), etag: etagOf(bytes) };
}

function languageOf(path: string, views: readonly PathView[]): string {
  const codes = views.map(({ storeCode }) => storeCode);
  const { storeCode } = stripStorePrefix(path, codes);
  return views.find((view) => view.storeCode === storeCode)?.language ?? 'hu';
}

function ageLine(ageMs: number, language: string): string {
  const minutes = Math.floor(ageMs / 60_000);
  const [count, unit] =
    minutes < 120
      ? ([minutes, 'minutes'] as const)
      : ([Math.floor(minutes / 60), 'hours'] as const);
  const text = (texts[language] ?? texts.hu)[unit](count);
  return `<p class="page-age" role="status" data-page-age>${text}</p>`;
}

const romanianPlurals = new Intl.PluralRules('ro');
/** Formats a number before a Romanian noun: `12 `, but `20 de `. */
const romanianCount = (count: number): string =>
  romanianPlurals.select(count) === 'other' ? `${count}\u00a0de ` : `${count}\u00a0`;

type AgeText = Readonly<Record<'minutes' | 'hours', (count: number) => string>>;

const texts: Readonly<Record<string, AgeText>> & { readonly hu: AgeText } = {
  hu: {
    minutes: (count) =>
      `A webáruház adatait most nem sikerült frissíteni. Ez az oldal ${count}\u00a0perce készült, az árak és a készlet azóta változhattak.`,
    hours: (count) =>
      `A webáruház adatait most nem sikerült frissíteni. Ez az oldal ${count}\u00a0órája készült, az árak és a készlet azóta változhattak.`,
  },
  de: {
    minutes: (count) =>
      `Der Onlineshop konnte gerade nicht aktualisiert werden. Diese Seite ist ${count}\u00a0Minuten alt; Preise und Bestand können sich inzwischen geändert haben.`,
    hours: (count) =>
      `Der Onlineshop konnte gerade nicht aktualisiert werden. Diese Seite ist ${count}\u00a0Stunden alt; Preise und Bestand können sich inzwischen geändert haben.`,
  },
  it: {
    minutes: (count) =>
      `Non è stato possibile aggiornare il negozio. Questa pagina risale a ${count}\u00a0minuti fa: prezzi e disponibilità possono essere cambiati.`,
    hours: (count) =>
      `Non è stato possibile aggiornare il negozio. Questa pagina risale a ${count}\u00a0ore fa: prezzi e disponibilità possono essere cambiati.`,
  },
  ro: {
    minutes: (count) =>
      `Datele magazinului nu au putut fi actualizate. Această pagină a fost creată acum ${romanianCount(count)}minute; prețurile și stocul s-ar fi putut schimba între timp.`,
    hours: (count) =>
      `Datele magazinului nu au putut fi actualizate. Această pagină a fost creată acum ${romanianCount(count)}ore; prețurile și stocul s-ar fi putut schimba între timp.`,
  },
};

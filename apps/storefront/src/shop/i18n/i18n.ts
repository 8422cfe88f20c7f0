import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { isLocale, type Locale } from '@shop/format';

type FetchTexts = () => Promise<{ messages: Messages }>;

/** Texts of each language: those of the first render, and all others. */
const catalogs: Readonly<Record<Locale, readonly [start: FetchTexts, rest: FetchTexts]>> = {
  hu: [() => import('../../locales/hu.po?start'), () => import('../../locales/hu.po?rest')],
  en: [() => import('../../locales/en.po?start'), () => import('../../locales/en.po?rest')],
  de: [() => import('../../locales/de.po?start'), () => import('../../locales/de.po?rest')],
  it: [() => import('../../locales/it.po?start'), () => import('../../locales/it.po?rest')],
  ro: [() => import('../../locales/ro.po?start'), () => import('../../locales/ro.po?rest')],
};

interface PageTexts {
  /** Contains the texts of the first render of every page. */
  readonly i18n: I18n;
  /** Fetches all other texts once; the next call after a failure retries. Errors: rejects if they cannot be fetched. */
  readonly loadTexts: () => Promise<void>;
}

/**
 * Creates the texts of one language. An unknown language gets Hungarian. `isPseudo`: texts for testing layouts.
 * `shopTexts`: texts of the shop folder, which override others.
 */
export async function createI18n(
  locale: string,
  isPseudo: boolean,
  texts = catalogs,
  shopTexts: Messages = {},
): Promise<PageTexts> {
  const [fetchStart, fetchRest] = texts[isPseudo ? 'en' : isLocale(locale) ? locale : 'hu'];
  const { pseudoMessages = asTheyAre } = isPseudo ? await import('./pseudo-messages.ts') : {};
  const messages = { ...pseudoMessages((await fetchStart()).messages), ...shopTexts };
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  let loading: Promise<void> | undefined;
  return {
    i18n,
    loadTexts() {
      loading ??= fetchRest().then(
        // `i18n.load` would render every component again, and hydrate the closed parts.
        (otherTexts) =>
          void Object.assign(i18n.messages, pseudoMessages(otherTexts.messages), shopTexts),
        (cause: unknown) => {
          loading = undefined;
          throw cause;
        },
      );
      return loading;
    },
  };
}

const asTheyAre = (messages: Messages) => messages;

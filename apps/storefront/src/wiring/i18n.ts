import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { isLocale, type Locale } from '@shop/format';

/** Locales whose words the shop has, each its own file. */
const catalogues: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  hu: () => import('../locales/hu.po'),
  en: () => import('../locales/en.po'),
  de: () => import('../locales/de.po'),
  it: () => import('../locales/it.po'),
};

/** The words of one locale, fetched once. Unknown locales read Hungarian. `isPseudo`: words to test layouts with. */
export async function createI18n(locale: string, isPseudo: boolean): Promise<I18n> {
  if (isPseudo) {
    const [{ pseudoMessages }, { messages }] = await Promise.all([
      import('./pseudo-messages.ts'),
      catalogues.en(),
    ]);
    return setupI18n({ locale, messages: { [locale]: pseudoMessages(messages) } });
  }
  const { messages } = await catalogues[isLocale(locale) ? locale : 'hu']();
  return setupI18n({ locale, messages: { [locale]: messages } });
}

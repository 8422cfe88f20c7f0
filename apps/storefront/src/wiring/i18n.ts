import { setupI18n, type I18n, type Messages } from '@lingui/core';

/** Locales whose words the shop has, each its own file. */
const catalogues: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  hu: () => import('../locales/hu.po'),
  en: () => import('../locales/en.po'),
};

/** The words of one locale, fetched once. Unknown locales read Hungarian. */
export async function createI18n(locale: string): Promise<I18n> {
  const load = catalogues[locale] ?? catalogues['hu'];
  const { messages } = (await load?.()) ?? { messages: {} };
  return setupI18n({ locale, messages: { [locale]: messages } });
}

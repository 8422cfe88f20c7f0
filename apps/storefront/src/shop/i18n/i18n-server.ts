import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { isLocale, type Locale } from '@shop/format';
import { messages as de } from '../../locales/de.po';
import { messages as en } from '../../locales/en.po';
import { messages as hu } from '../../locales/hu.po';
import { messages as it } from '../../locales/it.po';
import { messages as ro } from '../../locales/ro.po';
import { pseudoMessages } from './pseudo-messages.ts';

const catalogues: Readonly<Record<Locale, Messages>> = { hu, en, de, it, ro };

const instances = new Map<string, I18n>();

/** Texts of the source language by id: every screen has them. */
export const sourceMessages: Messages = en;

/**
 * Returns the texts of one locale, overridden by those of the shop. Requests share the instance: it is never changed
 * and contains no data of a request.
 */
export function createServerI18n(locale: string, isPseudo: boolean, shopTexts?: Messages): I18n {
  const key = `${locale} ${String(isPseudo)}`;
  const existingInstance = instances.get(key);
  if (existingInstance !== undefined) return existingInstance;
  const messages = isPseudo
    ? pseudoMessages(en)
    : { ...catalogues[isLocale(locale) ? locale : 'hu'], ...shopTexts };
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  instances.set(key, i18n);
  return i18n;
}

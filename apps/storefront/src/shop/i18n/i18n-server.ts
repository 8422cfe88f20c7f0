import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { isLocale, type Locale } from '@shop/format';
import { messages as de } from '../../locales/de.po';
import { messages as en } from '../../locales/en.po';
import { messages as hu } from '../../locales/hu.po';
import { messages as it } from '../../locales/it.po';
import { pseudoMessages } from './pseudo-messages.ts';

const catalogues: Readonly<Record<Locale, Messages>> = { hu, en, de, it };

/** The words of one locale for one request: nothing of it is shared between requests. */
export function createServerI18n(locale: string, isPseudo: boolean): I18n {
  const messages = isPseudo ? pseudoMessages(en) : catalogues[isLocale(locale) ? locale : 'hu'];
  return setupI18n({ locale, messages: { [locale]: messages } });
}

import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { messages as en } from '../locales/en.po';
import { messages as hu } from '../locales/hu.po';

const catalogues: Readonly<Record<string, Messages>> = { hu, en };

/** The words of one locale for one request: nothing of it is shared between requests. */
export function createServerI18n(locale: string): I18n {
  return setupI18n({ locale, messages: { [locale]: catalogues[locale] ?? hu } });
}

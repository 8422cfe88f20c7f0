import { formatName, type Locale, type PersonName } from '@shop/format';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import { shopUrlOf } from '../../documents/views/shop-url.ts';
import { withoutLinks } from './without-links.ts';

/** The languages letters are written in. */
type EmailLanguage = Exclude<Locale, 'en'>;

/** The same in every language of letters. */
export type ByLanguage<Words> = Readonly<Record<EmailLanguage, Words>>;

/** Whom a letter is written to: in which language, and where its links lead. */
export interface EmailView {
  readonly language: EmailLanguage;
  /** Where calls go. */
  readonly publicUrl: string;
  /** Where the pages of the view begin. */
  readonly shopUrl: string;
}

/** A view whose language no letter is written in gets those of the shop. */
export function emailView(
  view: StoreView,
  shop: Pick<ShopConfig, 'stores'>,
  publicUrl: string,
): EmailView {
  return {
    language: view.language === 'en' ? 'hu' : view.language,
    publicUrl,
    shopUrl: shopUrlOf(view, shop, publicUrl),
  };
}

/** How every letter ends, line by line. */
export const signature: ByLanguage<readonly [string, string]> = {
  hu: ['Üdvözlettel:', 'Zugoly'],
  de: ['Mit freundlichen Grüßen', 'Zugoly'],
  it: ['Cordiali saluti', 'Zugoly'],
};

/** How a letter to a person begins. The full name, since the letters address formally. */
export function greetingTo(name: PersonName, language: EmailLanguage): string {
  return greeting[language](formatName(name, language));
}

/** How a letter to somebody whose full name is known begins. Anybody may have typed it. */
export const greeting: ByLanguage<(name: string) => string> = {
  hu: (name) => `Kedves ${withoutLinks(name)}!`,
  de: (name) => `Guten Tag ${withoutLinks(name)},`,
  it: (name) => `Gentile ${withoutLinks(name)},`,
};

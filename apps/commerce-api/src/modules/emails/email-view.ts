import { formatName, type Locale, type PersonName } from '@shop/format';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import { shopUrlOf } from '../../documents/views/shop-url.ts';
import { withoutLinks } from './without-links.ts';

/** The languages emails are written in. */
type EmailLanguage = Exclude<Locale, 'en'>;

/** The same in every language of emails. */
export type ByLanguage<Words> = Readonly<Record<EmailLanguage, Words>>;

/** Language of an email and the base URLs of its links. */
export interface EmailView {
  readonly language: EmailLanguage;
  /** Base URL of API calls. */
  readonly publicUrl: string;
  /** Base URL of the pages of the view. */
  readonly shopUrl: string;
}

/** A view whose language no email is written in gets those of the shop. */
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

/** Signature of every email, line by line. */
export const signature: ByLanguage<readonly [string, string]> = {
  hu: ['Üdvözlettel:', 'Zugoly'],
  de: ['Mit freundlichen Grüßen', 'Zugoly'],
  it: ['Cordiali saluti', 'Zugoly'],
};

/** Greeting of a person by full name, since the emails address formally. */
export function greetingTo(name: PersonName, language: EmailLanguage): string {
  return greeting[language](formatName(name, language));
}

/** Greeting with a full name. The name is user input. */
export const greeting: ByLanguage<(name: string) => string> = {
  hu: (name) => `Kedves ${withoutLinks(name)}!`,
  de: (name) => `Guten Tag ${withoutLinks(name)},`,
  it: (name) => `Gentile ${withoutLinks(name)},`,
};

import type { Locale } from '@shop/format';
import type { StoreView } from '@shop/shop-config';

/** The languages letters are written in. */
type LetterLanguage = Exclude<Locale, 'en'>;

/** The same in every language of letters. */
export type InLanguages<Words> = Readonly<Record<LetterLanguage, Words>>;

/** Whom a letter is written to: in which language, and where its links lead. */
export interface LetterView {
  readonly language: LetterLanguage;
  /** Where calls go. */
  readonly publicUrl: string;
  /** Where the pages of the view begin. */
  readonly shopUrl: string;
}

/** A view whose language no letter is written in gets those of the shop. */
export function letterView(
  { code, language, appendStoreCode }: Pick<StoreView, 'code' | 'language' | 'appendStoreCode'>,
  publicUrl: string,
): LetterView {
  return {
    language: language === 'en' ? 'hu' : language,
    publicUrl,
    shopUrl: appendStoreCode ? `${publicUrl}/${code}` : publicUrl,
  };
}

/** How every letter ends, line by line. */
export const signature: InLanguages<readonly [string, string]> = {
  hu: ['Üdvözlettel:', 'Zugoly'],
  de: ['Mit freundlichen Grüßen', 'Zugoly'],
  it: ['Cordiali saluti', 'Zugoly'],
};

/** How a letter to somebody whose first name is known begins. */
export const greeting: InLanguages<(firstname: string) => string> = {
  hu: (firstname) => `Kedves ${firstname}!`,
  de: (firstname) => `Guten Tag ${firstname},`,
  it: (firstname) => `Gentile ${firstname},`,
};

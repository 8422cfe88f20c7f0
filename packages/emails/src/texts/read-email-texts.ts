import { readFileSync } from 'node:fs';
import {
  createEmailTexts,
  type EmailLanguage,
  type EmailTexts,
  type TextOverlay,
} from './email-texts.ts';

const textsByLanguage = new Map<EmailLanguage, EmailTexts>();
const overlays = new Map<EmailLanguage, TextOverlay>();

/**
 * Sets the texts of the shop, by language, for this process. Call it before an email is rendered.
 * @throws {Error} with the file, the text and the fix for a text that no email has, and for a language without emails.
 */
export function overlayEmailTexts(overlaysOfShop: ReadonlyMap<string, TextOverlay>): void {
  textsByLanguage.clear();
  overlays.clear();
  for (const [language, overlay] of overlaysOfShop) {
    if (!isEmailLanguage(language)) {
      throw new Error(`${overlay.file}: no email is in "${language}": use ${languages.join(', ')}`);
    }
    overlays.set(language, overlay);
    readEmailTexts(language);
  }
}

const languages = ['hu', 'de', 'it', 'ro', 'en'] as const satisfies readonly EmailLanguage[];
const isEmailLanguage = (text: string): text is EmailLanguage =>
  languages.some((language) => language === text);

/** Returns the texts of a language. Reads its catalog once per process, about 15 kB. */
export function readEmailTexts(language: EmailLanguage): EmailTexts {
  let texts = textsByLanguage.get(language);
  if (texts === undefined) {
    const file = new URL(`../locales/${language}.po`, import.meta.url);
    texts = createEmailTexts(language, readFileSync(file, 'utf8'), overlays.get(language));
    textsByLanguage.set(language, texts);
  }
  return texts;
}

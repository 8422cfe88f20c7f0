import { readFileSync } from 'node:fs';
import { createEmailTexts, type EmailLanguage, type EmailTexts } from './email-texts.ts';

const textsByLanguage = new Map<EmailLanguage, EmailTexts>();

/** Returns the texts of a language. Reads its catalog once per process, about 15 kB. */
export function readEmailTexts(language: EmailLanguage): EmailTexts {
  let texts = textsByLanguage.get(language);
  if (texts === undefined) {
    const file = new URL(`../locales/${language}.po`, import.meta.url);
    texts = createEmailTexts(language, readFileSync(file, 'utf8'));
    textsByLanguage.set(language, texts);
  }
  return texts;
}

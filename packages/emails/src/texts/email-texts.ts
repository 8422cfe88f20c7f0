import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '@shop/format';
import { parsePo } from 'pofile-ts';

/** Languages that emails are sent in. */
export type EmailLanguage = Locale;

/** Texts of a shop, by their English source. */
export interface TextOverlay {
  /** Path of the file, for error messages. */
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

const noOverlay: TextOverlay = { file: '', texts: {} };

const placeholdersOf = (text: string) =>
  new Set([...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name));

/** Returns the error of a shop's text, and the fix. */
function overlayProblem(source: string, text: string, isKnown: boolean): string | undefined {
  if (!isKnown) return 'is no text of an email: copy an msgid of packages/emails/src/locales/en.po';
  const placeholders = placeholdersOf(source);
  const unknown = [...placeholdersOf(text)].find((name) => !placeholders.has(name));
  if (unknown === undefined) return undefined;
  const names = [...placeholders].map((name) => `{${name}}`).join(', ');
  return `{${unknown}} is no value of this text: ${names === '' ? 'remove it' : `use ${names}`}`;
}

/** Names of the placeholders of a message: `orderNumber` of `Order {orderNumber}`. */
type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Message extends string> = [Placeholder<Message>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Message>, string | number>>];

/**
 * Texts of one language by their English source. A value for each placeholder is required by the types.
 * lingui's extractor recognizes calls of `i18n._`: a variable of this type is always called `i18n`.
 */
export interface EmailTexts {
  readonly language: EmailLanguage;
  _<const Message extends string>(message: Message, ...values: Values<Message>): string;
}

/**
 * Reads a lingui catalog: a PO file whose ids are the English sources. `overlay`: texts of the shop that replace them.
 * @throws {Error} if a message is not valid ICU MessageFormat, or the overlay has a text that no email has.
 */
export function createEmailTexts(
  language: EmailLanguage,
  catalog: string,
  overlay: TextOverlay = noOverlay,
): EmailTexts {
  const messages = Object.fromEntries(
    parsePo(catalog).items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')]),
  );
  for (const [source, text] of Object.entries(overlay.texts)) {
    const problem = overlayProblem(source, text, Object.hasOwn(messages, source));
    if (problem !== undefined) throw new Error(`${overlay.file}: ${source}: ${problem}`);
    messages[source] = compileMessage(text);
  }
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return { language, _: (message, ...[values]) => i18n._(message, values) };
}

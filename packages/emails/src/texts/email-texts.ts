import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '@shop/format';
import { parsePo } from 'pofile-ts';

/** Languages that emails are sent in. */
export type EmailLanguage = Exclude<Locale, 'en'>;

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
 * Reads a lingui catalog: a PO file whose ids are the English sources.
 * @throws {Error} if a message is not valid ICU MessageFormat.
 */
export function createEmailTexts(language: EmailLanguage, catalog: string): EmailTexts {
  const messages = Object.fromEntries(
    parsePo(catalog).items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')]),
  );
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return { language, _: (message, ...[values]) => i18n._(message, values) };
}

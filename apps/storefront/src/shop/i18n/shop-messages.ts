import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { isLocale, locales } from '@shop/format';

/** Texts of a shop in one language, by their English source. */
export interface ShopTexts {
  /** Path of the file, for error messages. */
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Compiles the texts of a shop, by language. `known`: messages of the catalog, by id.
 * Errors: throws for a text that no screen has, with the file, the text and the fix.
 */
export function compileShopTexts(
  textsByLanguage: ReadonlyMap<string, ShopTexts>,
  builtInMessages: Messages,
): ReadonlyMap<string, Messages> {
  return new Map(
    [...textsByLanguage].map(([language, { file, texts }]) => {
      if (!isLocale(language)) {
        throw new Error(`${file}: no screen is in "${language}": use ${locales.join(', ')}`);
      }
      const messages = Object.entries(texts).map(([source, text]) => {
        const id = generateMessageId(source);
        const message = compileMessage(text);
        const problem = problemOf(builtInMessages[id], message);
        if (problem !== undefined) throw new Error(`${file}: ${source}: ${problem}`);
        return [id, message] as const;
      });
      return [language, Object.fromEntries(messages)];
    }),
  );
}

function problemOf(
  builtInMessage: Messages[string] | undefined,
  message: unknown,
): string | undefined {
  if (builtInMessage === undefined) {
    return 'is no text of a screen: copy an msgid of apps/storefront/src/locales/en.po';
  }
  const values = placesOf(builtInMessage);
  const unknown = [...placesOf(message)].find((place) => !values.has(place));
  if (unknown === undefined) return undefined;
  const list = [...values].join(', ');
  return `${unknown} is no value of this text: ${list === '' ? 'remove it' : `use ${list}`}`;
}

/** Returns placeholders and tags of a compiled message, in source notation: `{amount}`, `<0>`. */
function placesOf(message: unknown): ReadonlySet<string> {
  const places = new Set<string>();
  const visit = (token: unknown) => {
    if (typeof token === 'string') {
      for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) places.add(tag);
    } else if (Array.isArray(token)) {
      const [name, , cases] = token as readonly unknown[];
      if (typeof name === 'string') places.add(`{${name}}`);
      if (typeof cases === 'object' && cases !== null) visitAll(Object.values(cases));
    }
  };
  const visitAll = (tokens: readonly unknown[]) => {
    for (const token of tokens) {
      if (Array.isArray(token) && isMessage(token)) visitAll(token);
      else visit(token);
    }
  };
  visitAll(Array.isArray(message) ? message : [message]);
  return places;
}

/** Returns true for a list of tokens. A placeholder is a list whose second entry is neither a text nor a list. */
const isMessage = (tokens: readonly unknown[]) =>
  tokens.some((token) => Array.isArray(token)) || tokens.length === 0;

import type { Messages } from '@lingui/core';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const strange = 'áƀćďéƒģĥíĵķĺḿńőṕqřśťúṽŵẋýžÁƁĆĎÉƑĢĤÍĴĶĹḾŃŐṔQŘŚŤÚṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, index) => [letter, [...strange][index] ?? letter]));

/** Pseudo texts are longer than English ones by this share. */
const growth = 0.4;

/**
 * Creates pseudo-localized texts: English with accented letters, in brackets, 40 % longer. They make an untranslated,
 * truncated or overflowing text visible.
 */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]),
  );
}

function pseudoMessage(message: Messages[string]): Messages[string] {
  if (typeof message === 'string') return `⟦${strangeText(message)}${room(message.length)}⟧`;
  return ['⟦', ...message.flatMap(pseudoToken), `${room(message.length * 8)}⟧`] as Messages[string];
}

/** Transforms a part of a compiled message: a text, or `[variable, kind, cases]`. */
function pseudoToken(token: unknown): unknown {
  if (typeof token === 'string') return strangeText(token);
  if (!Array.isArray(token) || typeof token[2] !== 'object') return [token];
  const [variable, kind, cases] = token as [string, string, Record<string, unknown>];
  const changed = Object.entries(cases).map(([name, branch]) => [
    name,
    Array.isArray(branch)
      ? branch.flatMap(pseudoToken)
      : typeof branch === 'string'
        ? strangeText(branch)
        : branch,
  ]);
  return [[variable, kind, Object.fromEntries(changed)]];
}

/** Replaces letters; keeps the tags of rich texts. */
function strangeText(text: string): string {
  return text
    .split(/(<\/?\d+\/?>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : [...part].map((letter) => letters.get(letter) ?? letter).join(''),
    )
    .join('');
}

const room = (length: number) => '·'.repeat(Math.max(2, Math.ceil(length * growth)));

/**
 * A word with one or two letters before a hyphen, as "e-mail" and "TV-állvány", or after it, as "Ft-ot" and "19-én"; a
 * bank account number of groups of eight digits.
 */
const hyphenatedWord =
  /(?<![\p{L}\p{N}-])\d{8}(?:-\d{8}){1,2}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}@.&#_-])(?:\p{L}{1,2}-\p{L}+|[\p{L}\p{N}]+-\p{L}{1,2})(?!\.?[\p{L}\p{N}@_])(?!-\p{N})/gu;

/**
 * Keeps such words of a document on one line: a line would leave one or two letters alone. Changes texts only, no
 * attributes. Not by a word joiner, for which some mail programs show a box.
 */
export function withUnbrokenWords(body: string): string {
  return body.replaceAll(/(?<=>)[^<]+/g, (text) =>
    text.replaceAll(hyphenatedWord, '<span style="white-space:nowrap">$&</span>'),
  );
}

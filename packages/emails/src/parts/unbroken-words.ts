/**
 * A word with one or two letters before a hyphen, such as "e-mail" and "TV-állvány", or after it, such as "Ft-ot" and
 * "19-én"; a bank account number in groups of eight digits.
 */
const hyphenatedWord =
  /(?<![\p{L}\p{N}-])\d{8}(?:-\d{8}){1,2}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}@.&#_-])(?:\p{L}{1,2}-\p{L}+|[\p{L}\p{N}]+-\p{L}{1,2})(?!\.?[\p{L}\p{N}@_])(?!-\p{N})/gu;

/**
 * Keeps such words of a document on one line: otherwise one or two letters could be alone on a line. Changes texts, not
 * attributes. Uses no word joiner, because some mail programs show a box for it.
 */
export function withUnbrokenWords(body: string): string {
  return body.replaceAll(/(?<=>)[^<]+/g, (text) =>
    text.replaceAll(hyphenatedWord, '<span style="white-space:nowrap">$&</span>'),
  );
}

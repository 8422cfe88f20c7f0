/** So many digits in a row, signs between them, may be a phone, card or tax number. */
const longNumber = /\d(?:[\s./()+-]*\d){6}/;

/**
 * Writes the text of a search in the one way that counts it: small letters, composed accents, single spaces. Returns
 * `undefined` for a text that may name a person: an email address, or a number of 7 digits or more.
 */
export function countableWords(text: string): string | undefined {
  const words = text.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
  return words === '' || words.includes('@') || longNumber.test(words) ? undefined : words;
}

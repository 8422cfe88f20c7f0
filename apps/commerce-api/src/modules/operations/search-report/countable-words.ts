/** 7 digits or more, with separators between them, may be a phone, card or tax number. */
const longNumber = /\d(?:[\s./()+-]*\d){6}/;

/**
 * Normalises a search text for counting: lower case, composed accents, single spaces. Returns `undefined` for a text
 * that may identify a person: an email address, or a number of 7 digits or more.
 */
export function countableWords(text: string): string | undefined {
  const searchText = text.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
  return searchText === '' || searchText.includes('@') || longNumber.test(searchText)
    ? undefined
    : searchText;
}

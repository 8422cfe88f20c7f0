/**
 * Removes everything that a mail program turns into a link, for user input in an email to an unconfirmed address.
 * Removes the start of a URL (`https://`, `www.`), and adds a space after a dot inside a word: "Dr. Kovács".
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/\b[a-z][a-z\d+.-]*:(?:\/\/)?(?=\S)/gi, '')
    .replaceAll(/[.。．｡](?=[\p{L}\p{N}])/gu, '. ');
}

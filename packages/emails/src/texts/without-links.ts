/**
 * Returns text of another person without anything a mail program turns into a link, for an email to an unconfirmed
 * address. The start of an address (`https://`, `www.`) is removed, and a dot inside a word gets a space after it:
 * "Dr. Kovács".
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/\b[a-z][a-z\d+.-]*:(?:\/\/)?(?=\S)/gi, '')
    .replaceAll(/[.。．｡](?=[\p{L}\p{N}])/gu, '. ');
}

/**
 * Text somebody else typed, for an email to an address nobody has proved to be theirs: no mail program makes a link of
 * it. What begins like an address loses that beginning, and a dot inside a word gets a space after it, as "Dr.Kovács"
 * is spelt anyway.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/\b[a-z][a-z\d+.-]*:(?:\/\/)?(?=\S)/gi, '')
    .replaceAll(/[.。．｡](?=[\p{L}\p{N}])/gu, '. ');
}

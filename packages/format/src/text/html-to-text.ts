const tags = /<!--.*?-->|<\/?[a-z][^>]*>/gis;
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};

/**
 * The words of a line of HTML: without tags, entities of the characters of markup read once, blanks single. What looks
 * like a tag afterwards is text and must be written as text. Source: FO-40.
 */
export function htmlToText(html: string): string {
  return html
    .replace(tags, ' ')
    .replace(
      /&(amp|lt|gt|quot|apos|nbsp|#39);/g,
      (entity, name: string) => characters[name] ?? entity,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

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
 * Returns the text of a line of HTML: without tags, entities of markup characters decoded once, single spaces. The
 * result may look like a tag and must be inserted as text. Source: FO-40.
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

/** A stretch of a line: plain words, words of weight, or words that lead somewhere. */
export type InlinePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const markedPattern = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;
const safeTarget = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/**
 * The parts of a line of content, in order: `**weight**` and `[words](address)`; everything else is words.
 * An address that is no path, fragment, `https:`, `mailto:` or `tel:` is not followed: its words stay.
 *
 * Source: CN-2.
 */
export function inlineParts(line: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  const addText = (text: string) => {
    if (text !== '') parts.push({ kind: 'words', text });
  };
  for (const match of line.matchAll(markedPattern)) {
    const [whole, strong, text = '', href = ''] = match;
    addText(line.slice(from, match.index));
    from = match.index + whole.length;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (safeTarget.test(href)) parts.push({ kind: 'link', text, href });
    else addText(text);
  }
  addText(line.slice(from));
  return parts;
}

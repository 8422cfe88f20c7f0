/** A part of a line: plain text, bold text, or a link. */
export type InlinePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const markedPattern = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;
const safeTarget = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/**
 * Returns the parts of a line of content, in order: `**bold**` and `[label](address)`; the rest is plain text. For an
 * address that is not a path, fragment, `https:`, `mailto:` or `tel:`, only the label is kept.
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

/** A property and its value, white space collapsed. */
export type Declaration = readonly [property: string, value: string];

/** A rule of a style sheet: its prelude and the text between its braces. */
export interface StyleRule {
  readonly prelude: string;
  readonly body: string;
}

const collapsed = (text: string) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( | \)/g, (space) => space.trim());

/** Reads the top-level rules of a style sheet. `unparsed`: raw text outside of any rule. */
export function readStyleRules(css: string): {
  readonly rules: readonly StyleRule[];
  readonly unparsed: string;
} {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rules: StyleRule[] = [];
  let start = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', start)) {
    const end = closingBrace(text, open);
    if (end === undefined) break;
    rules.push({ prelude: collapsed(text.slice(start, open)), body: text.slice(open + 1, end) });
    start = end + 1;
  }
  return { rules, unparsed: collapsed(text.slice(start)) };
}

/** Returns the position of the brace that closes the one at `open`; undefined if none does. */
function closingBrace(text: string, open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

/** Reads the declarations of a rule. A part without a colon is a declaration without a value. */
export function readDeclarations(body: string): readonly Declaration[] {
  const parts = body.match(/(?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;"'(])+/g) ?? [];
  return parts
    .map(collapsed)
    .filter((part) => part !== '')
    .map((part) => {
      const colon = part.indexOf(':');
      return colon < 0 ? [part, ''] : [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
    });
}

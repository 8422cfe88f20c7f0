/** A color of a theme: six hexadecimal digits, or an RGB value with an opacity. */
const paint = /#[\da-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3}(?: \/ (?:0|1|0?\.\d+))?\)/;

/**
 * Creates a pattern around the source of the color pattern, which has no group. Without side effects: bundlers remove
 * unused calls.
 */
export const paintPattern = (around: (paint: string) => string, flags: string): RegExp =>
  new RegExp(around(paint.source), flags);

/** Form of the values of a token, and an example for its author. */
interface TokenForm {
  readonly pattern: RegExp;
  readonly example: string;
}

const solidColor: TokenForm = {
  pattern: /^(?:#[\da-f]{6}|light-dark\(#[\da-f]{6}, #[\da-f]{6}\))$/i,
  example: 'light-dark(#1f4f8f, #8db8f0)',
};
const color: TokenForm = {
  pattern: /* @__PURE__ */ paintPattern(
    (any) => `^(?:${any}|light-dark\\((?:${any}), (?:${any})\\))$`,
    'i',
  ),
  example: 'light-dark(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.6))',
};
const shadow: TokenForm = {
  pattern: /* @__PURE__ */ paintPattern(
    (any) =>
      `^(?:none|(?:-?\\d+(?:\\.\\d+)?(?:px)? ){2,4}(?:${any}|light-dark\\((?:${any}), (?:${any})\\)))$`,
    'i',
  ),
  example: '0 12px 40px rgb(0 0 0 / 0.16)',
};
const length: TokenForm = { pattern: /^(?:0|\d+(?:\.\d+)?(?:px|rem))$/, example: '4px' };
const fontList: TokenForm = {
  pattern: /^(?:'[\w -]+'|[\w-]+(?: [\w-]+)*)(?:, (?:'[\w -]+'|[\w-]+(?: [\w-]+)*))*$/,
  example: "'Source Sans', Arial, sans-serif",
};

/** The tokens that `theme.css` may set, by role, with the form of their values. Source: SC-48. */
export const themeTokens: ReadonlyMap<string, TokenForm> = /* @__PURE__ */ new Map([
  ['--color-background', solidColor],
  ['--color-surface', solidColor],
  ['--color-overlay', solidColor],
  ['--color-border', solidColor],
  ['--color-border-control', solidColor],
  ['--color-text-muted', solidColor],
  ['--color-text', solidColor],
  ['--color-accent', solidColor],
  ['--color-accent-strong', solidColor],
  ['--color-on-accent', solidColor],
  ['--color-success', solidColor],
  ['--color-warning', solidColor],
  ['--color-backdrop', color],
  ['--shadow', shadow],
  ['--corner', length],
  ['--display-font', fontList],
  ['--text-font', fontList],
]);

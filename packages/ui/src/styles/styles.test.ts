/// <reference types="node" />
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, source), 'utf8');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const modules = files.filter((name) => name.endsWith('.module.css'));
const components = files.filter((name) => /^[^/]+\/[^.]+\.tsx$/.test(name));

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

describe.each(modules)('%s', (name) => {
  const css = read(name);

  it('stands in the components layer', () => {
    expect(css.startsWith('@layer components {')).toBe(true);
    expect(css.trimEnd().endsWith('}')).toBe(true);
  });

  it('has just the classes its components use', () => {
    const users = components.filter((file) => read(file).includes(`/${basename(name)}'`));
    expect(users).not.toEqual([]);
    const text = users.map(read).join('\n');
    // Class selected by a prop: `styles[layout]`, whose values are in the type of the props.
    const byProp = text.includes('styles[layout]') ? ['grid', 'shelf'] : [];
    const used = [...matches(text, /styles\['([\w-]+)'\]/g), ...byProp];
    const defined = matches(css.replaceAll(/\/\*.*?\*\//gs, ''), /\.([a-zA-Z][\w-]*)/g);
    expect(unique(defined)).toEqual(unique(used));
  });

  it('measures no width in ch, which another font changes: text would wrap anew when the fonts arrive', () => {
    expect(css.match(/[\d.]+ch\b/g) ?? []).toEqual([]);
  });

  it('takes its colours from the tokens', () => {
    const loose = css.match(/#[\da-f]{3,8}\b/gi) ?? [];
    expect(loose).toEqual([]);
  });
});

it.each([...modules, 'styles/base.css', 'styles/global.css', 'styles/reset.css'])(
  '%s has no :has() that restyles the whole page',
  (name) => {
    // If the subject is the root or any element, each inserted node restyles the whole page.
    const selectors =
      read(name)
        .replaceAll(/\/\*.*?\*\/|:not\([^()]*\)/gs, '')
        .match(/[^{}]+(?=\{)/g) ?? [];
    const costly = selectors.filter(
      (selector) =>
        /(?:^|[\s,>~+])(?:\*|html|body|:root)\S*:has\(/.test(selector) ||
        /:has\([^{]*[>~+\s]\*\s*$/.test(selector),
    );
    expect(costly).toEqual([]);
  },
);

/** Computes relative luminance and contrast as defined in WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const themes = { default: 'styles/tokens.css', demo: '../../../demo/theme.css' };

describe.each([
  ['the default theme in light mode', themes.default, 1],
  ['the default theme in dark mode', themes.default, 2],
  ['the theme of the demo shop in light mode', themes.demo, 1],
  ['the theme of the demo shop in dark mode', themes.demo, 2],
])('%s', (_theme, file, side) => {
  const css = read(file);
  const token = (name: string): string => {
    const found = css.match(new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
    const value = found?.[side];
    if (value === undefined) throw new Error(`no colour ${name}`);
    return value;
  };

  it.each([
    ['text', 'background', 7],
    ['text', 'surface', 7],
    ['text', 'overlay', 7],
    ['text-muted', 'background', 4.5],
    ['text-muted', 'surface', 4.5],
    ['text-muted', 'overlay', 4.5],
    ['accent', 'background', 4.5],
    ['accent', 'surface', 4.5],
    ['accent', 'overlay', 4.5],
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-strong', 4.5],
    ['success', 'background', 4.5],
    ['success', 'surface', 4.5],
    ['warning', 'background', 4.5],
    ['warning', 'surface', 4.5],
    ['border-control', 'background', 3],
    ['border-control', 'surface', 3],
    ['border-control', 'overlay', 3],
  ])('%s on %s has a contrast of %s at least', (text, ground, least) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(least);
  });
});

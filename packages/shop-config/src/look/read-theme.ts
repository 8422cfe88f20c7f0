import { err, ok, type Result } from '@shop/kernel';
import type { ShopConfigProblem } from '../problem.ts';
import { readDeclarations, readStyleRules, type Declaration } from './style-rules.ts';
import { paintPattern, themeTokens } from './theme-tokens.ts';

/** A file of a font, as `@font-face` declares it. */
export interface ThemeFont {
  readonly family: string;
  /** Path in the shop folder: `fonts/text-latin.woff2`. */
  readonly path: string;
  readonly weight: string;
  readonly style: string;
  readonly unicodeRange: string;
}

/** A theme without its files. */
export interface Theme {
  /** Style sheet of the tokens and the fallback fonts, as a page contains it; empty for a theme that sets nothing. */
  readonly css: string;
  readonly fonts: readonly ThemeFont[];
  /** Six hexadecimal digits for each token with a color, in light and dark mode. */
  readonly colors: ReadonlyMap<string, { readonly light: string; readonly dark: string }>;
}

const moreContrast = '@media (prefers-contrast: more)';

/** Properties of a fallback face, which stretches a font of the device. */
const fallbackProperties: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'font-family',
  'font-weight',
  'font-style',
  'src',
  'size-adjust',
  'ascent-override',
  'descent-override',
  'line-gap-override',
  'unicode-range',
]);
const fileProperties: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'font-family',
  'font-weight',
  'font-style',
  'font-display',
  'src',
  'unicode-range',
]);

const fontFile = /^url\(['"]?\.?\/?(fonts\/[\w.-]+\.woff2)['"]?\)(?: format\(['"]?woff2['"]?\))?$/;
const localFonts = /^local\(['"]?[\w -]+['"]?\)(?:, local\(['"]?[\w -]+['"]?\))*$/;
const plainValue = /^[\w+%?.,'" -]+$/;

/**
 * Reads `theme.css` of a shop folder: tokens in `:root`, tokens for more contrast, and fonts. Its tokens replace those of
 * the default theme. Errors: every unknown rule, property or value, with the fix.
 *
 * Source: SC-48, SC-49.
 */
export function readTheme(text: string): Result<Theme, readonly ShopConfigProblem[]> {
  const { rules, unparsed } = readStyleRules(text);
  const problems: ShopConfigProblem[] = [];
  if (unparsed !== '') problems.push({ path: unparsed, message: 'is in no rule: close its brace' });
  const fonts: ThemeFont[] = [];
  const faces: string[] = [];
  const tokens: Declaration[] = [];
  const contrastTokens: Declaration[] = [];
  for (const { prelude, body } of rules) {
    if (prelude === ':root') tokens.push(...tokensOf(readDeclarations(body), problems));
    else if (prelude === moreContrast) {
      contrastTokens.push(...rootTokensOf(body, problems));
    } else if (prelude === '@font-face') {
      const face = readFace(new Map(readDeclarations(body)), problems);
      if (typeof face === 'string') faces.push(face);
      else if (face !== undefined) fonts.push(face);
    } else {
      problems.push({
        path: prelude,
        message: `is no rule of a theme: write :root, @font-face or ${moreContrast}`,
      });
    }
  }
  if (problems.length > 0) return err(problems);
  const contrast = writeTokens(contrastTokens);
  return ok({
    css: [
      ...faces,
      writeTokens(tokens),
      ...(contrast === '' ? [] : [`@media (prefers-contrast:more){${contrast}}`]),
    ].join(''),
    fonts,
    colors: new Map(tokens.flatMap(([name, value]) => solidColors(name, value))),
  });
}

function rootTokensOf(body: string, problems: ShopConfigProblem[]): readonly Declaration[] {
  const { rules, unparsed } = readStyleRules(body);
  if (unparsed !== '' || rules.some(({ prelude }) => prelude !== ':root')) {
    problems.push({ path: moreContrast, message: 'may contain :root only: move the rest' });
  }
  return rules.flatMap((rule) => tokensOf(readDeclarations(rule.body), problems));
}

function tokensOf(
  declarations: readonly Declaration[],
  problems: ShopConfigProblem[],
): readonly Declaration[] {
  return declarations.filter(([name, value]) => {
    const form = themeTokens.get(name);
    if (form === undefined) {
      problems.push({
        path: name,
        message: `is no token: write one of ${[...themeTokens.keys()].join(', ')}`,
      });
    } else if (!form.pattern.test(value)) {
      problems.push({ path: name, message: `cannot be "${value}": write it like ${form.example}` });
    } else return true;
    return false;
  });
}

/** Returns a file of a font, the text of a fallback face, or undefined for a face with a problem. */
function readFace(
  face: ReadonlyMap<string, string>,
  problems: ShopConfigProblem[],
): ThemeFont | string | undefined {
  const family = unquoted(face.get('font-family') ?? '');
  const path = `@font-face ${family}`.trim();
  const source = face.get('src') ?? '';
  const file = fontFile.exec(source)?.[1];
  const properties = file === undefined ? fallbackProperties : fileProperties;
  const problemCount = problems.length;
  const refuse = (field: string, message: string) =>
    void problems.push({ path: `${path}: ${field}`, message });
  if (!/^[\w -]+$/.test(family)) refuse('font-family', "is missing: name the font, like 'Lora'");
  if (file === undefined && !localFonts.test(source)) {
    refuse('src', "must be url('fonts/NAME.woff2') or fonts of the device, like local('Arial')");
  }
  for (const [name, value] of face) {
    if (!properties.has(name)) {
      refuse(name, `is not used here: remove it; known are ${[...properties].join(', ')}`);
    } else if (name !== 'src' && !plainValue.test(value)) {
      refuse(name, `cannot be "${value}"`);
    }
  }
  if (problems.length > problemCount) return undefined;
  if (file === undefined) {
    return `@font-face{${[...face].map(([name, value]) => `${name}:${value}`).join(';')}}`;
  }
  return {
    family,
    path: file,
    weight: face.get('font-weight') ?? 'normal',
    style: face.get('font-style') ?? 'normal',
    unicodeRange: face.get('unicode-range') ?? 'U+0-10FFFF',
  };
}

const unquoted = (text: string) => text.replaceAll(/^['"]|['"]$/g, '');

const lightDark = /* @__PURE__ */ paintPattern((any) => `light-dark\\((${any}), (${any})\\)`, 'gi');

/** Writes tokens for every element that chooses a mode. `--light` and `--dark` are the switches of the default theme. */
function writeTokens(tokens: readonly Declaration[]): string {
  if (tokens.length === 0) return '';
  const texts = tokens.map(
    ([name, value]) =>
      `${name}:${value.replaceAll(lightDark, (_whole, light: string, dark: string) => `var(--light,${light})var(--dark,${dark})`)}`,
  );
  return `:root,[data-theme=light],[data-theme=dark]{${texts.join(';')}}`;
}

function solidColors(
  name: string,
  value: string,
): readonly (readonly [string, { readonly light: string; readonly dark: string }])[] {
  const [light, dark = light] = value.match(/#[\da-f]{6}/gi) ?? [];
  const isSolid = name.startsWith('--color-') && !value.includes('rgb');
  return isSolid && light !== undefined && dark !== undefined ? [[name, { light, dark }]] : [];
}

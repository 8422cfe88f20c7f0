import { err, ok, type Result } from '@shop/kernel';
import type { ShopConfigProblem } from '../problem.ts';
import type { ShopConfigOverrides } from '../schema.ts';
import { readTheme, type Theme, type ThemeFont } from './read-theme.ts';

/** Reads from a shop folder. Node and the build implement it. */
export interface LookFolder {
  /** Returns a text file, by its path in the folder; undefined if there is none. */
  read(path: string): string | undefined;
  /** Returns a hash of the content of a file, of eight or more letters and digits; undefined if there is no file. */
  hashOf(path: string): string | undefined;
  /** Returns the same kind of hash for a text. */
  hash(text: string): string;
}

/** A file for browsers: a copy of a file in the shop folder, or a text. */
export type LookFile = { readonly path: string } | { readonly text: string };

/** Look of a shop: `theme.css`, `fonts` and `logo.svg` of its folder. */
export interface ShopLook {
  /** Settings that follow from the look. `shop.json` is laid over them. */
  readonly layer: ShopConfigOverrides;
  /** Style sheet that every page contains. */
  readonly css: string;
  /** Files for browsers, by the path of their address. Their content never changes. */
  readonly files: ReadonlyMap<string, LookFile>;
}

/** A problem in a file of the shop folder. */
export interface LookProblem extends ShopConfigProblem {
  /** Path in the shop folder: `theme.css`. */
  readonly file: string;
}

const themeFile = 'theme.css';
const logoFile = 'logo.svg';
const emailLogo = 'public/logo-email.png';

/**
 * Reads the look of a shop folder. Every file may be missing: the shop then has the default theme and its title instead
 * of a logo.
 * Errors: every problem, with its file and the fix.
 *
 * Source: SC-48 to SC-50.
 */
export function readLook(folder: LookFolder): Result<ShopLook, readonly LookProblem[]> {
  const theme = readTheme(folder.read(themeFile) ?? '');
  const logo = readLogo(folder);
  const problems: LookProblem[] = [];
  if (!theme.ok) problems.push(...theme.error.map((problem) => ({ ...problem, file: themeFile })));
  if (!logo.ok) problems.push({ ...logo.error, file: logoFile });
  if (!theme.ok || !logo.ok) return err(problems);

  const files = new Map<string, LookFile>(logo.value?.files);
  const fonts = theme.value.fonts.map((font) => {
    const contentHash = folder.hashOf(font.path);
    if (contentHash === undefined) {
      const message = `"${font.path}" does not exist: add the file or remove the font`;
      problems.push({ file: themeFile, path: `@font-face ${font.family}: src`, message });
    }
    const href = addressOf(font.path, contentHash ?? '');
    files.set(href, { path: font.path });
    const { family, weight, style, unicodeRange } = font;
    return { family, href, weight, style, unicodeRange };
  });
  if (problems.length > 0) return err(problems);
  const sheet = fonts.map(faceText).join('');
  const fontSheet = sheet === '' ? null : addressOf('fonts.css', folder.hash(sheet));
  if (fontSheet !== null) files.set(fontSheet, { text: sheet });
  return ok({
    layer: {
      theme: { logo: logo.value?.logo ?? null, fonts, fontSheet },
      ...colorLayer(theme.value.colors, folder.hashOf(emailLogo) !== undefined),
    },
    css: theme.value.css,
    files,
  });
}

/** `fonts/text.woff2` is `/assets/shop/text-1a2b3c4d.woff2`. */
function addressOf(path: string, hash: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return `/assets/shop/${name.slice(0, dot)}-${hash.slice(0, 8)}${name.slice(dot)}`;
}

function readLogo(folder: LookFolder): Result<
  | {
      readonly logo: { readonly href: string; readonly width: number; readonly height: number };
      readonly files: readonly (readonly [string, LookFile])[];
    }
  | undefined,
  ShopConfigProblem
> {
  const text = folder.read(logoFile);
  if (text === undefined) return ok(undefined);
  const viewBox = /<svg\b[^>]*\sviewBox="\s*0[\s,]+0[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(text);
  const [width, height] = [Number(viewBox?.[1]), Number(viewBox?.[2])];
  if (!(width > 0 && height > 0)) {
    const message = 'is missing: write viewBox="0 0 WIDTH HEIGHT" into the element svg';
    return err({ path: 'viewBox', message });
  }
  const href = addressOf(logoFile, folder.hash(text));
  return ok({ logo: { href, width, height }, files: [[href, { path: logoFile }]] });
}

const faceText = ({
  family,
  href,
  weight,
  style,
  unicodeRange,
}: Omit<ThemeFont, 'path'> & { readonly href: string }) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};font-display:swap;src:url(${href}) format('woff2');unicode-range:${unicodeRange}}`;

/** Settings for colors outside of pages: the frame of the browser, and emails. */
function colorLayer(colors: Theme['colors'], hasEmailLogo: boolean): ShopConfigOverrides {
  const paletteOf = (mode: 'light' | 'dark') => {
    const color = (role: string) => colors.get(`--color-${role}`)?.[mode];
    return {
      background: color('background'),
      text: color('text'),
      border: color('border'),
      accent: color('accent'),
      onAccent: color('on-accent'),
    };
  };
  const [light, dark] = [paletteOf('light'), paletteOf('dark')];
  return {
    shop: { themeColor: { light: light.background, dark: dark.background } },
    emails: {
      ...(hasEmailLogo && { logo: emailLogo.slice('public'.length) }),
      colors: { light, dark },
    },
  };
}

import displayExt from './fonts/fraunces-latin-ext.woff2?no-inline';
import display from './fonts/fraunces-latin.woff2?no-inline';
import logo from './fonts/fraunces-logo.woff2?no-inline';
import textExt from './fonts/instrument-sans-latin-ext.woff2?no-inline';
import text from './fonts/instrument-sans-latin.woff2?no-inline';
import sheet from './styles/web-fonts.css?url';

/** One file of a font, with the descriptors of its `FontFace`. */
export interface ShopFontFace {
  readonly family: string;
  readonly href: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

const latin = 'U+0000-00FF, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212';

/** The fonts every page of a language with ő and ű needs, as `styles/web-fonts.css` declares them. */
export const fontFaces: readonly ShopFontFace[] = [
  { family: 'Instrument Sans', href: text, weight: '400 600', unicodeRange: latin },
  { family: 'Fraunces', href: display, weight: '400', unicodeRange: latin },
  { family: 'Fraunces Logo', href: logo, weight: '600', unicodeRange: latin },
  {
    family: 'Instrument Sans',
    href: textExt,
    weight: '400 600',
    unicodeRange: 'U+0100-0151, U+0153-024F',
  },
  {
    family: 'Fraunces',
    href: displayExt,
    weight: '400',
    unicodeRange: 'U+0150-0151, U+0170-0171',
  },
];

/** The address of a style sheet that declares the same fonts, for pages without scripts. */
export const fontSheet: string = sheet;

import displayExt from './fonts/fraunces-latin-ext.woff2?no-inline';
import display from './fonts/fraunces-latin.woff2?no-inline';
import textExt from './fonts/instrument-sans-latin-ext.woff2?no-inline';
import text from './fonts/instrument-sans-latin.woff2?no-inline';

/**
 * The addresses of the fonts every page of a language with ő and ű needs, the most needed first. Put each into
 * `<link rel="preload" as="font" type="font/woff2" crossorigin>`.
 */
export const preloadedFonts: readonly string[] = [text, display, textExt, displayExt];

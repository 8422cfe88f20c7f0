import displayExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import textExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/**
 * The addresses of the fonts every page of a language with ő and ű needs, the most needed first. Put each into
 * `<link rel="preload" as="font" type="font/woff2" crossorigin>`.
 */
export const preloadedFonts: readonly string[] = [text, display, textExt, displayExt];

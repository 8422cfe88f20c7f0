import type { ShopConfig } from '@shop/shop-config';

/**
 * Loads the fonts of the shop and adds all that came when the browser is idle: the page lays itself out once again, not
 * with each file. Until then, and where a file fails, text stands in the fallback fonts. Errors: none.
 */
export async function loadFonts(fonts: ShopConfig['theme']['fonts']): Promise<void> {
  if (fonts.length === 0) return;
  const faces = fonts.map(
    ({ family, href, weight, style, unicodeRange }) =>
      new FontFace(family, `url(${href})`, { weight, style, unicodeRange, display: 'swap' }),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  const add = () => {
    for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(add, { timeout: longestWaitMs });
  else add();
}

/** Longest wait for an idle browser, in milliseconds. */
const longestWaitMs = 2000;

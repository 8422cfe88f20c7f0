import type { ShopConfig } from '@shop/shop-config';
import { systemClock, withinMs } from '@shop/platform-browser';

/** Longest wait for an idle browser, in milliseconds. */
const longestIdleWaitMs = 2000;
/** Longest time that {@link whenFontsLoaded} waits, in milliseconds. */
const longestFontsWaitMs = 5000;

let loading: Promise<void> = Promise.resolve();

/**
 * Loads the fonts of the shop and adds all that came when the browser is idle: the page lays itself out once again, not
 * with each file. Until then, and where a file fails, text stands in the fallback fonts. Errors: none.
 */
export function loadFonts(fonts: ShopConfig['theme']['fonts']): void {
  if (fonts.length > 0) loading = load(fonts);
}

/** Resolves when the fonts of the shop have been added, after 5 s at the latest: text shown from then on keeps its lines. */
export async function whenFontsLoaded(): Promise<void> {
  await withinMs(loading, longestFontsWaitMs, systemClock);
}

async function load(fonts: ShopConfig['theme']['fonts']): Promise<void> {
  const faces = fonts.map(
    ({ family, href, weight, style, unicodeRange }) =>
      new FontFace(family, `url(${href})`, { weight, style, unicodeRange, display: 'swap' }),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  if ('requestIdleCallback' in window) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestIdleWaitMs }));
  }
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
}

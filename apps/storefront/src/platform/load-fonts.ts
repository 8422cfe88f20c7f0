import type { ShopConfig } from '@shop/shop-config';
import { systemClock, withinMs } from '@shop/platform-browser';

/** Longest wait for an idle browser, in milliseconds. */
const longestIdleWaitMs = 2000;
/** Longest time that {@link whenFontsLoaded} waits, in milliseconds. */
const longestFontsWaitMs = 5000;

let loading: Promise<void> = Promise.resolve();

/**
 * Loads the fonts of the shop and adds all of them when the browser is idle: one layout, not one per file. Until then,
 * and if a file fails, text has the fallback fonts. Errors: none.
 */
export function loadFonts(fonts: ShopConfig['theme']['fonts']): void {
  if (fonts.length > 0) loading = load(fonts);
}

/**
 * Resolves when the fonts of the shop have been added, after 5 s at the latest: text rendered afterwards does not
 * change its lines.
 */
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

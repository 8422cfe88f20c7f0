import { fontFaces } from '@shop/ui/fonts';

/**
 * Loads the shop's fonts and adds all that came when the browser is idle: the page lays itself out once again, not
 * with each file. Until then, and where a file fails, text stands in the fallback fonts. Errors: none.
 */
export async function loadFonts(): Promise<void> {
  const faces = fontFaces.map(
    ({ family, href, weight, unicodeRange }) =>
      new FontFace(family, `url(${href})`, { weight, unicodeRange, display: 'swap' }),
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

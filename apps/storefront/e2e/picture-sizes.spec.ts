import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { step } from './step.ts';

// Pictures are looked at, not what a page fetches ahead of a press.
test.use({ savesData: true });

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Every public screen that shows pictures, in each of its forms. */
const screens = [
  '/',
  '/nappali',
  '/nappali/kanapek',
  '/osszes-termek',
  '/osszes-termek?search=fotel',
  '/olvaso-fulesfotel',
  '/felho-haromszemelyes-kanape',
  '/malom-etkezogarnitura',
  '/hold-reggelizogarnitura',
  '/kis-lakas-nagy-terv-tervezofuzet',
  '/uzletek',
  '/felho',
  '/csend',
  '/blackweek',
  '/anyukaknak',
  '/retro2024',
  '/lakasfelujitas-glamourotthon',
  '/nyaralj-az-otthonodban',
  '/zugoly-butor-mogott',
  '/business',
];

interface Width {
  readonly picture: string;
  /** Width of the smallest file, in pixels. */
  readonly smallest: number;
  readonly sizes: string;
  readonly announced: number;
  readonly laidOut: number;
}

/** What `sizes` announces for every picture of the page, beside how wide it stands, in CSS pixels. */
function measureWidths(): readonly Width[] {
  const ruler = document.createElement('div');
  ruler.style.position = 'absolute';
  document.body.append(ruler);
  const announce = (sizes: string): number => {
    for (const entry of sizes.split(/,(?![^(]*\))/)) {
      const [, media, length = ''] = /^\s*(?:(\([^()]*\))\s)?(.+)$/.exec(entry) ?? [];
      if (media !== undefined && !matchMedia(media).matches) continue;
      ruler.style.width = length;
      return ruler.getBoundingClientRect().width;
    }
    return Number.NaN;
  };
  const widths = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')]
    .filter((image) => image.checkVisibility() && image.clientWidth > 0)
    .map((image) => ({
      picture: image.currentSrc || image.src,
      smallest: Math.min(
        ...[...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
      ),
      sizes: image.sizes,
      announced: announce(image.sizes),
      laidOut: image.clientWidth,
    }));
  ruler.remove();
  return widths;
}

async function expectWidthsAnnounced(page: Page): Promise<void> {
  const widths = await page.evaluate(measureWidths);
  expect(widths.length).toBeGreaterThan(0);
  const wrong = widths.filter(
    ({ announced, laidOut, smallest }) =>
      // Of a small picture every window takes the smallest file, at double density too.
      !(2 * Math.max(announced, laidOut) <= smallest) &&
      !(Math.abs(announced - laidOut) <= 0.1 * laidOut),
  );
  expect(wrong).toEqual([]);
}

for (const size of windows) {
  test(`every image declares its displayed width in a window of ${size.width}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    for (const path of screens) {
      await step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        await expectWidthsAnnounced(page);
      });
    }
  });
}

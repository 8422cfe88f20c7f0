import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { layoutShifts } from './layout-shift.ts';
import { expect, test } from './shop-test.ts';

// Pictures are looked at, not what a page fetches ahead of a press.
test.use({ savesData: true });

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** A listing and a product of each kind of wide furniture. */
const wideFurniture = [
  ['sofa', '/nappali/kanapek', '/felho-haromszemelyes-kanape'],
  ['bench', '/etkezo/szekek-es-padok/padok', '/patak-karpitozott-pad'],
  ['sideboard', '/haloszoba/komodok', '/csend-hatfiokos-komod'],
  ['bed', '/haloszoba/agyak/tomorfa-agyak', '/berek-tomorfa-agy'],
] as const;

/** Share of the picture's width that its object takes, and the picture's proportions. */
async function measure(page: Page, image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const box = await image.boundingBox();
  const address = await image.evaluate((img) => (img as HTMLImageElement).currentSrc);
  const bytes = await (await page.request.get(address)).body();
  const { width = 0, height = 1 } = await sharp(bytes).metadata();
  const { info } = await sharp(bytes).trim({ threshold: 30 }).toBuffer({ resolveWithObject: true });
  return {
    share: info.width / width,
    ratio: width / height,
    frameRatio: (box?.width ?? 0) / (box?.height ?? 1),
  };
}

for (const [thing, listing, product] of wideFurniture) {
  test(`findings H1: the image of a ${thing} fills its frame in the listing and on the product page`, async ({
    page,
  }) => {
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.goto(listing);
      const tile = page.locator('article', { has: page.locator(`a[href^="${product}"]`) });
      const listed = await measure(page, tile.locator('img').first());
      expect(listed.share).toBeGreaterThanOrEqual(0.8);
      // Nothing of the picture is cut off by its frame.
      expect(Math.abs(listed.ratio - listed.frameRatio)).toBeLessThan(0.02);

      await page.goto(product);
      const shown = await measure(page, page.locator('#kep-1 img'));
      expect(shown.share).toBeGreaterThanOrEqual(0.8);
      expect(shown.ratio).toBeCloseTo(4 / 3, 1);
      expect(Math.abs(shown.ratio - shown.frameRatio)).toBeLessThan(0.02);
      const { sum, moved } = await layoutShifts(page);
      expect(sum, moved).toBeLessThan(0.01);
    }
  });
}

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { differentPixels } from './likeness.ts';
import { expect } from './shop-test.ts';

/** A missing price changes about 900 pixels; a Chromium three versions older only a few. */
const fewPixels = 60;

/**
 * Compares with the stored picture, until the page matches it: late content arrives late on a busy machine. `-u` stores
 * the current picture instead.
 */
export async function expectLikeness(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  const file = testInfo.snapshotPath(name);
  const storedPicture = existsSync(file) ? await readFile(file) : undefined;
  let picture: Buffer = Buffer.alloc(0);
  const difference = async () => {
    picture = await halved(page);
    return storedPicture === undefined
      ? { count: Infinity, within: 'no picture to compare with' }
      : differentPixels(picture, storedPicture);
  };
  // `-u` would store a page that is still loading.
  await expect(page.locator('[data-preview], [role="progressbar"]')).toHaveCount(0);
  const { updateSnapshots } = testInfo.config;
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    if ((await difference()).count <= fewPixels) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
    return;
  }
  const known = testInfo.errors.length;
  await expect
    .soft(async () => {
      const { count, within } = await difference();
      expect(count, `different pixels of ${name}: ${within}`).toBeLessThanOrEqual(fewPixels);
    })
    .toPass({ intervals: [0, 500, 1000], timeout: 10_000 });
  if (testInfo.errors.length > known) {
    await testInfo.attach(name, { body: picture, contentType: 'image/png' });
  }
}

/** Returns a screenshot of the viewport, at half its size. */
async function halved(page: Page): Promise<Buffer> {
  const shot = await page.screenshot({ animations: 'disabled', scale: 'css' });
  const { width = 0 } = await sharp(shot).metadata();
  return sharp(shot)
    .resize({ width: width / 2 })
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

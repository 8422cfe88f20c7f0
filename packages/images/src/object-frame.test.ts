import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeFilledImage } from './make-image.ts';
import { frameAround } from './object-frame.ts';

const media = join(import.meta.dirname, '../../../demo/content/media');

/** Returns the object's shares of a picture, and whether the picture shows the whole object. */
async function objectIn(bytes: Buffer) {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const { info } = await sharp(bytes).trim({ threshold: 30 }).toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  return {
    width: info.width / width,
    height: info.height / height,
    isWhole: left > 0 && top > 0 && left + info.width < width && top + info.height < height,
  };
}

const wideFurniture = [
  ['sofa', 'kanapek/felho-haromszemelyes-kanape/natur-1.webp'],
  ['bench', 'szekek/patak-karpitozott-pad/homok-1.webp'],
  ['sideboard', 'tarolok/csend-hatfiokos-komod/rozsa-1.webp'],
  ['bed', 'agyak/berek-tomorfa-agy/alap-1.webp'],
] as const;

describe('findings H1: wide furniture fills its frame', () => {
  it.each(wideFurniture)('[SC-43] a %s takes 80 %% of the width or more', async (_thing, path) => {
    const source = join(media, path);
    for (const [width, height] of [
      [320, 400],
      [800, 600],
      [1600, 1200],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one picture at a time, as the server makes them
      const bytes = await makeFilledImage(source, width, height, 'webp');
      const { width: w, height: h } = await sharp(bytes).metadata();
      expect([w, h]).toEqual([width, height]);
      const shown = await objectIn(bytes);
      expect(shown.width).toBeGreaterThanOrEqual(0.8);
      expect(shown.isWhole).toBe(true);
    }
  });

  it('[SC-43] a chair stays as large beside others as its picture shows it', async () => {
    const source = join(media, 'szekek/palcas-szek/tolgy-1.webp');
    const whole = await objectIn(await sharp(source).resize(320, 400).png().toBuffer());
    const shown = await objectIn(await makeFilledImage(source, 320, 400, 'webp'));
    expect(shown.height).toBeCloseTo(whole.height, 1);
  });

  it('[SC-43] a high object is shown whole in a wide frame', async () => {
    const source = join(media, 'kanapek/felho-haromszemelyes-kanape/natur-5.webp');
    const shown = await objectIn(await makeFilledImage(source, 480, 360, 'webp'));
    expect(shown.isWhole).toBe(true);
    expect(shown.height).toBeGreaterThan(0.7);
  });

  it('[SC-43] a room is cut to the proportions of the frame', async () => {
    const source = join(media, 'kanapek/felho-haromszemelyes-kanape/terben-2.webp');
    const { width, height } = await sharp(
      await makeFilledImage(source, 480, 360, 'jpeg'),
    ).metadata();
    expect([width, height]).toEqual([480, 360]);
  });

  it('[SC-43] a frame that reaches beyond the picture goes on with its ground', async () => {
    const object = { left: 5, top: 40, width: 90, height: 30 };
    const frame = frameAround({ width: 100, height: 100, object }, 4 / 3);
    expect(frame?.margins).toEqual({ top: 0, left: 2, right: 3, bottom: 0 });
    const picture = await sharp({
      create: { width: 100, height: 100, channels: 3, background: '#f1ece4' },
    })
      .composite([
        {
          input: { create: { width: 90, height: 30, channels: 3, background: '#402010' } },
          left: 5,
          top: 40,
        },
      ])
      .png()
      .toBuffer();
    const { data } = await sharp(await makeFilledImage(picture, 480, 360, 'webp'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((part) => Math.round(part / 8))).toEqual([30, 30, 29]);
  });
});

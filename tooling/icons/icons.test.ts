import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webManifest } from '../../apps/ssr-server/src/http/web-manifest.ts';
import { defineShopConfig } from '../../packages/shop-config/src/index.ts';
import { drawIcons, publicFolder } from './icons.ts';

const drawn = await drawIcons(publicFolder);
const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();

/** Returns the pictures in an `.ico` file, in the order of the rows of its header. */
const picturesIn = (file: Buffer) =>
  Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const [length, offset] = [
      file.readUInt32LE(14 + 16 * index),
      file.readUInt32LE(18 + 16 * index),
    ];
    return {
      size: file.readUInt8(6 + 16 * index),
      picture: file.subarray(offset, offset + length),
    };
  });

// findings B10
describe('the icons of the shop', () => {
  it.each([...drawn.keys()].filter((name) => name.endsWith('.png')))(
    '%s is what the logo gives: run `pnpm icons` otherwise',
    async (name) => {
      const stored = await readFile(join(publicFolder, name));
      const [now, then] = [
        await pixelsOf(drawn.get(name) ?? Buffer.alloc(0)),
        await pixelsOf(stored),
      ];
      expect(now).toHaveLength(then.length);
      const off = now.filter((value, index) => Math.abs(value - (then[index] ?? 0)) > 8);
      expect(off).toHaveLength(0);
    },
  );

  it('favicon.ico holds the logo at 16, 32 and 48 pixels', async () => {
    const stored = picturesIn(await readFile(join(publicFolder, 'favicon.ico')));
    expect(stored.map(({ size }) => size)).toEqual([16, 32, 48]);
    for (const { size, picture } of stored) {
      expect(await sharp(picture).metadata()).toMatchObject({ width: size, height: size });
    }
  });

  it('a manifest names icons and screenshots of their size, and three shortcuts', async () => {
    const shop = defineShopConfig({ shop: { title: 'Bolt' } }).shop;
    const manifest = webManifest(shop, { storeCode: 'de', language: 'de' }, true);
    expect(manifest).toMatchObject({ name: 'Bolt', display: 'standalone' });
    const pictures = [...manifest.icons, ...(manifest.screenshots ?? [])];
    for (const { src, sizes } of pictures.filter((picture) => picture.sizes !== 'any')) {
      const { width, height } = await sharp(join(publicFolder, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.shortcuts).toHaveLength(3);
    expect(manifest.icons.filter((icon) => 'purpose' in icon)).toHaveLength(1);
  });
});

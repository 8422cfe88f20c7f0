import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { watchShopFolder } from './watch-shop-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'watched-shop-'));
mkdirSync(join(folder, 'content/pages'), { recursive: true });
mkdirSync(join(folder, 'content/media'));
let unwatch = () => {};
afterEach(() => {
  unwatch();
  rmSync(folder, { recursive: true });
});

it('reports settings and content that changed, and no media or data', async () => {
  const reported: string[] = [];
  unwatch = watchShopFolder(folder, (files) => reported.push(...files));
  await vi.waitFor(
    () => {
      writeFileSync(join(folder, 'content/media/a.webp'), String(Math.random()));
      writeFileSync(join(folder, 'shop.log'), String(Math.random()));
      writeFileSync(join(folder, 'content/pages/rolunk.json'), String(Math.random()));
      writeFileSync(join(folder, 'shop.json'), String(Math.random()));
      expect(new Set(reported)).toEqual(new Set(['content/pages/rolunk.json', 'shop.json']));
    },
    { timeout: 30_000, interval: 500 },
  );
});

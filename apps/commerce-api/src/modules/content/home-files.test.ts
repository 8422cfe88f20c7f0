import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainImage } from '@shop/contract';
import { defineShopConfig, storeView } from '@shop/shop-config';
import { demoConfig } from '../../test/demo-config.ts';
import { silentLog } from '@shop/testing';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '@shop/api-settings';
import { createFileCache } from '@shop/platform-node';
import { readHomeFile } from './home-files.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'home-'));
mkdirSync(join(contentDir, 'home'));
afterAll(() => rmSync(contentDir, { recursive: true }));

it.each([
  ['with a comma too many', '{ "image": {}, }', '(root)'],
  ['without what it must have', '{}', 'image'],
])('a file %s is logged and not there', async (_story, text, path) => {
  writeFileSync(join(contentDir, 'home', 'main-image.json'), text);
  const logged: unknown[] = [];
  const ports = {
    config: { ...readConfig({}, contentDir), contentDir },
    files: createFileCache(),
    view: storeView(demoConfig, undefined),
    log: { ...silentLog, error: (event: string, fields?: unknown) => logged.push([event, fields]) },
  };
  const read = readHomeFile(ports, 'main-image.json', mainImage);
  expect(await read).toBeUndefined();
  expect(logged).toEqual([['banners-invalid', { file: 'main-image.json', path }]]);
});

it('[S7-32] a store view has a file of its own, or that of the default view', async () => {
  const multistore = defineShopConfig(demoConfig, { stores: { multistore: true } });
  const write = (name: string, title: string) =>
    writeFileSync(
      join(contentDir, 'home', name),
      JSON.stringify({ image: { title, image: '/a.webp', link: '/a' } }),
    );
  write('main-image.json', 'Tavasz');
  write('de_main-image.json', 'Frühling');
  const titles = ['hu', 'de', 'it'].map(async (code) => {
    const ports = {
      config: { ...readConfig({}, contentDir), contentDir },
      files: createFileCache(),
      view: storeView(multistore, code),
      log: silentLog,
    };
    return (await readHomeFile(ports, 'main-image.json', mainImage))?.image.title;
  });
  expect(await Promise.all(titles)).toEqual(['Tavasz', 'Frühling', 'Tavasz']);
});

it('a file is read again when it has changed, and only then', async () => {
  const file = join(contentDir, 'home', 'main-image.json');
  let nowMs = 0;
  const ports = {
    config: { ...readConfig({}, contentDir), contentDir },
    files: createFileCache({ checkMs: 1_000, now: () => nowMs }),
    view: storeView(demoConfig, undefined),
    log: silentLog,
  };
  const read = () => readHomeFile(ports, 'main-image.json', mainImage);
  const image = { title: 'Tavasz', image: '/a.webp', link: '/tavasz' };
  writeFileSync(file, JSON.stringify({ image }));
  const first = await read();
  nowMs = 1_000;
  expect(await read()).toBe(first);
  writeFileSync(file, JSON.stringify({ image: { ...image, title: 'Nyári vásár' } }));
  nowMs = 2_000;
  expect((await read())?.image.title).toBe('Nyári vásár');
});

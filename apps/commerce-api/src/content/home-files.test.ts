import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainImage } from '@shop/contract';
import { storeView, zugolyConfig } from '@shop/shop-config';
import { silentLog } from '@shop/testing';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
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
    view: storeView(zugolyConfig, undefined),
    log: { ...silentLog, error: (event: string, fields?: unknown) => logged.push([event, fields]) },
  };
  const read = readHomeFile(ports, 'main-image.json', mainImage);
  await expect(read).rejects.toMatchObject({ status: 404, error: 'not-found' });
  expect(logged).toEqual([['banners-invalid', { file: 'main-image.json', path }]]);
});

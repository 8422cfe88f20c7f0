import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock, silentLog } from '@shop/testing';
import { defineShopConfig, pictureAddress } from '@shop/shop-config';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '@shop/api-settings';
import type { ApiContext } from '../../context.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { createApi } from '../../../http/create-api.ts';
import { createFairQueue, createFileCache } from '@shop/platform-node';
import { busy } from '../../../http/limits/process-limits.ts';
import { createApiMetrics } from '../../../app/api-metrics.ts';
import { createProcessLimits } from '../../../http/limits/process-limits.ts';
import { imageFormat } from '@shop/images';
import { imageRoutes } from './image-routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const media = join(folder, 'content', 'media');
let app: Hono<ApiEnv>;
const files = createFileCache();

beforeAll(async () => {
  mkdirSync(join(media, 'székek'), { recursive: true });
  const picture = sharp({
    create: { width: 800, height: 1000, channels: 3, background: '#887766' },
  });
  await picture.webp().toFile(join(media, 'székek', 'a b.webp'));
  writeFileSync(join(media, 'broken.webp'), 'no picture');
  writeFileSync(join(folder, 'secret.webp'), 'secret');
  symlinkSync(join(folder, 'secret.webp'), join(media, 'link.webp'));
  const config = readConfig(
    { DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content') },
    '/',
  );
  const metrics = createApiMetrics();
  const deps = {
    config,
    log: silentLog,
    metrics,
    files,
    shop: defineShopConfig(),
    limits: {
      ...createProcessLimits(createFakeClock(), config),
      imageQueue: createFairQueue({ width: 1, depth: 200 }, busy),
    },
  } as unknown as ApiContext;
  app = createApi(deps, [imageRoutes]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const good = `/img/300/300/resize/${encodeURIComponent('székek')}/a%20b.webp`;
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

it.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
  ['image/avif;q=0, image/webp', 'image/webp'],
])('answers %s with %s inside the box', async (accept, type) => {
  const response = await get(good, { accept });
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('vary')).toContain('Accept');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([240, 300]);
});

it('never makes a picture larger than it is', async () => {
  const response = await get(good.replace('300/300', '2048/2048'), { accept: 'image/webp' });
  expect((await sharp(await response.arrayBuffer()).metadata()).height).toBe(1000);
});

it('keeps what it has made and confirms it by its tag', async () => {
  const response = await get(good, { accept: 'image/webp' });
  const etag = response.headers.get('etag') ?? '';
  expect((await get(good, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(304);
  expect(readdirSync(join(folder, 'data', 'pictures')).length).toBeGreaterThan(0);
});

it('makes one picture for many concurrent requests', async () => {
  const path = good.replace('300/300', '150/150');
  const made = vi.spyOn(files, 'keepMade');
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      get(path, { accept: 'image/webp', 'x-forwarded-for': `203.0.113.${at % 4}` }),
    ),
  );
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const pictures = await Promise.all(responses.map((response) => response.arrayBuffer()));
  for (const picture of pictures) expect(picture).toEqual(pictures[0]);
});

it.each(['/img/301/300/resize/a.webp', '/img/99999/300/resize/a.webp', '/img/0/0/resize/a.webp'])(
  'refuses the size of %s',
  async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    expect((await get(path)).status).toBeLessThan(500);
  },
);

describe('missing entities', () => {
  it.each([
    ['nothing', 'nincs.webp'],
    ['a file that is no picture', 'broken.webp'],
    ['a path out of the folder', '..%2Fsecret.webp'],
    ['a path out of it, twice encoded', '%252e%252e%2Fsecret.webp'],
    ['a link out of the folder', 'link.webp'],
    ['a hidden file', '.env.webp'],
    ['a backslash', '..%5Csecret.webp'],
    ['a NUL', 'a%00.webp'],
    ['an address elsewhere', 'https%3A%2F%2Fexample.com%2Fa.webp'],
    ['no picture chosen', 'no_selection'],
    ['a folder', encodeURIComponent('székek')],
  ])('is a placeholder: %s', async (_story, path) => {
    const response = await get(`/img/300/300/resize/${path}`, { accept: 'image/webp' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).not.toContain('immutable');
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.includes('secret')).toBe(false);
    expect((await sharp(body).metadata()).width).toBe(300);
  });
});

it('the address of a product without a picture answers with the placeholder, and is no error', async () => {
  const address = pictureAddress(
    undefined,
    { width: 300, height: 300 },
    { baseUrl: '/img/', version: '1' },
  );
  const response = await get(address, { accept: 'image/webp' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  const body = Buffer.from(await response.arrayBuffer());
  expect((await sharp(body).metadata()).width).toBe(300);
});

it('findings E11: makes the picture of one client between those another asks for', async () => {
  const ended: string[] = [];
  const ask = async (client: string, size: string, accept: string) => {
    const headers = { accept, 'x-forwarded-for': client };
    expect((await get(good.replace('300/300', size), headers)).status).toBe(200);
    ended.push(client);
  };
  const sizes = ['150/150', '280/280', '310/300', '600/744', '1024/1024'];
  const formats = ['image/webp', '*/*'];
  const flood = sizes.flatMap((size) => formats.map((accept) => ask('192.0.2.1', size, accept)));
  await Promise.all([...flood, ask('192.0.2.2', '300/300', 'image/avif,image/webp,*/*')]);
  expect(ended).toHaveLength(11);
  expect(ended.indexOf('192.0.2.2')).toBeLessThan(5);
});

it('reads Accept as browsers write it', () => {
  expect(imageFormat('IMAGE/AVIF')).toBe('avif');
  expect(imageFormat('')).toBe('jpeg');
});

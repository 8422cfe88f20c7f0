import { mkdirSync, mkdtempSync, rmSync, cpSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/api.ts';
import { byteRange } from './byte-range.ts';
import { videoRoutes } from './video-routes.ts';

let api: TestApi;
const contentDir = mkdtempSync(join(tmpdir(), 'film-'));

beforeAll(async () => {
  cpSync(resolve('demo/content/search'), join(contentDir, 'search'), { recursive: true });
  mkdirSync(join(contentDir, 'media', 'szobak'), { recursive: true });
  writeFileSync(join(contentDir, 'media', 'szobak', 'reggel.webm'), '0123456789');
  writeFileSync(join(contentDir, 'media', 'titok.txt'), 'x');
  api = await createTestApi({ routes: [videoRoutes], config: { contentDir } });
});
afterAll(async () => {
  await api.close();
  rmSync(contentDir, { recursive: true });
});

const film = '/img/film/szobak/reggel.webm';

it('sends a film whole', async () => {
  const { status, headers, body } = await api.get(film);
  expect([status, body, headers.get('content-type')]).toEqual([200, '0123456789', 'video/webm']);
});

it('sends the part a player asks for', async () => {
  const { status, headers, body } = await api.get(film, { range: 'bytes=2-4' });
  expect([status, body, headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
});

it('returns the length of a video for a range beyond it', async () => {
  const { status, headers } = await api.get(film, { range: 'bytes=10-' });
  expect([status, headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

it.each(['/img/film/nincs.webm', '/img/film/titok.txt', '/img/film/../titok.txt'])(
  'has no film at %s',
  async (path) => {
    expect((await api.get(path)).status).toBe(404);
  },
);

it.each([
  [undefined, undefined],
  ['bytes=0-', { from: 0, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=5-50', { from: 5, to: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['words', undefined],
])('reads the range %s', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

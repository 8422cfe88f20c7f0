import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createApi } from '../../../http/create-api.ts';
import { createTestApi, type TestApi } from '../../../test/api.ts';
import { drawLine, lineWidth, linesOf } from './drawn-text.ts';
import { makeOgImage } from './make-og-image.ts';
import { ogImageRoutes } from './og-image-routes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({
    routes: [ogImageRoutes],
    config: { multistore: true },
    documents: [1, 2].map((id) => ({
      _type: 'product' as const,
      _id: String(id),
      _source: {
        id,
        sku: `S/${id}`,
        name: 'Őszi fülesfotel',
        type_id: 'simple',
        status: id,
        visibility: 4,
        price: 129_990,
        url_path: `fotel-${id}`,
      },
    })),
  });
});
afterAll(() => api.close());

describe('share pictures', () => {
  it('are made of a product for everybody, in the size sites show large, and kept', async () => {
    const answer = await api.app.request('/img/share/product/S%2F1.jpg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
    const bytes = await answer.arrayBuffer();
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // Words were drawn: it is not the bare paper.
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]?.min).toBeLessThan(80);
    expect(await readdir(join(api.context.config.dataDir, 'share-pictures'))).toHaveLength(1);
  });

  it('are made of the shop where nobody drew its home', async () => {
    const answer = await api.app.request('/img/share/home.jpg');
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('are made in the currency of the store view', async () => {
    const drawn = (note: string) =>
      makeOgImage({ shop: 'Zugoly', title: 'Őszi fülesfotel', note, photo: undefined });
    const made = async (deps = api.context) => {
      const app = createApi(deps, [ogImageRoutes]);
      const answer = await app.request('/img/share/product/S%2F1.jpg');
      return Buffer.from(await answer.arrayBuffer());
    };
    expect(await made()).toEqual(await drawn('129\u00a0990\u00a0Ft'));
    expect(await made(api.views.get('de'))).toEqual(await drawn('325,00\u00a0€'));
  });

  it('are not made of what nobody may open', async () => {
    for (const path of ['product/S%2F2.jpg', 'product/S%2F3.jpg', 'category/9.jpg', 'page/x.jpg']) {
      expect((await api.app.request(`/img/share/${path}`)).status).toBe(404);
    }
  });
});

describe('drawn text', () => {
  const box = { face: 'title', size: 64, width: 400, maxLines: 2 } as const;

  it('knows the letters of Hungarian', () => {
    const drawn = drawLine('őűŐŰ', { x: 0, y: 0, fill: '#000' }, box);
    expect(drawn.match(/<path/g)).toHaveLength(4);
  });

  it('breaks at words and ends in an ellipsis what is too much', () => {
    const lines = linesOf('Olvasó fülesfotel bársony huzattal és tölgy lábbal', box);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(lineWidth(line, box)).toBeLessThanOrEqual(400);
  });

  it('cuts a word that is too long', () => {
    const [line = ''] = linesOf('x'.repeat(100), box);
    expect(line).toMatch(/^x+…$/);
    expect(lineWidth(line, box)).toBeLessThanOrEqual(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createApi } from '../../../http/create-api.ts';
import { demoConfig } from '../../../test/demo-config.ts';
import { createTestApi, type TestApi } from '../../../test/api.ts';
import { drawTextLayer, makeOgImage } from '@shop/images/og-image';
import { ogImageRoutes } from './og-image-routes.ts';

const colors = demoConfig.emails.colors.light;
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
        tax_class_id: 2,
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
    // Text was drawn: the picture is not only the background.
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]?.min).toBeLessThan(80);
    expect(await readdir(join(api.context.config.dataDir, 'share-pictures'))).toHaveLength(1);
  });

  it('are drawn from the shop where its home page has no image', async () => {
    const answer = await api.app.request('/img/share/home.jpg');
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('are made in the currency of the store view', async () => {
    const drawn = (note: string) =>
      makeOgImage({ shop: 'Zugoly', title: 'Őszi fülesfotel', note, colors, photo: undefined });
    const made = async (deps = api.context) => {
      const app = createApi(deps, [ogImageRoutes]);
      const answer = await app.request('/img/share/product/S%2F1.jpg');
      return Buffer.from(await answer.arrayBuffer());
    };
    expect(await made()).toEqual(await drawn('129\u00a0990\u00a0Ft'));
    expect(await made(api.views.get('de'))).toEqual(await drawn('325,00\u00a0€'));
  });

  it('are not drawn for entities that are not public', async () => {
    for (const path of ['product/S%2F2.jpg', 'product/S%2F3.jpg', 'category/9.jpg', 'page/x.jpg']) {
      expect((await api.app.request(`/img/share/${path}`)).status).toBe(404);
    }
  });
});

describe('drawn text', () => {
  const left = 624;
  const layer = async (title: string, note?: string) =>
    sharp(Buffer.from(await drawTextLayer({ shop: 'Zugoly', title, note, colors }, left)));
  /** Counts the text pixels: of the shop's name, the title and the note together. */
  const inkOf = async (title: string, note?: string) => {
    const { info } = await (await layer(title, note)).trim().toBuffer({ resolveWithObject: true });
    const x = -(info.trimOffsetLeft ?? 0);
    const y = -(info.trimOffsetTop ?? 0);
    return { left: x, right: x + info.width, bottom: y + info.height };
  };

  it('has a glyph for each letter of Hungarian', async () => {
    const letters = [...'öőÖŐüűÜŰ'];
    const drawn = await Promise.all(
      letters.map(async (letter) => (await layer(letter)).raw().toBuffer()),
    );
    for (const [at, bytes] of drawn.entries()) {
      for (const other of drawn.slice(at + 1)) expect(bytes.equals(other)).toBe(false);
    }
  });

  it('stays in its box however long a title is, and ends after four lines', async () => {
    const words = 'Olvasó fülesfotel bársony huzattal és tölgy lábbal ';
    const long = await inkOf(words.repeat(20), '129 990 Ft');
    expect(long.left).toBeGreaterThanOrEqual(left);
    expect(long.right).toBeLessThanOrEqual(1200 - 64);
    expect(long).toEqual(await inkOf(words.repeat(40), '129 990 Ft'));
    expect(long.bottom).toBeLessThan(630);
  });

  it('breaks a word that is too long', async () => {
    const { right } = await inkOf('x'.repeat(100));
    expect(right).toBeLessThanOrEqual(1200 - 64);
  });
});

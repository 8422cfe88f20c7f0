import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from './shop-test.ts';

interface Renderer {
  (request: Readonly<Record<string, unknown>>): Promise<{ status: number; html: string }>;
  invalidate(tags: readonly string[]): void;
}

const dist = join(import.meta.dirname, '../dist');
const paths = [
  '/',
  '/nappali',
  '/nappali?page=2',
  '/nappali?price_from=0&price_to=9999999',
  '/osszes-termek?search=kanape',
  '/felho-haromszemelyes-kanape',
  '/altalanos-szerzodesi-feltetelek',
  '/nincs-ilyen',
];

test('a page is identical whether its fragments are rendered or reused', async ({ baseURL }) => {
  const { createRenderer } = (await import(
    pathToFileURL(join(dist, 'server/renderer.js')).href
  )) as { createRenderer(manifest: unknown): Renderer };
  const manifest: unknown = JSON.parse(
    readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  );
  // As playwright.config.ts has it.
  const apiUrl = `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 2}`;
  const requestedAt = Date.now();
  const ask = async (render: Renderer, href: string) => {
    render.invalidate([]);
    const { status, html } = await render({
      href,
      requestId: 'test',
      requestedAt,
      apiUrl,
      settings: {
        multistore: false,
        pseudoLanguage: false,
        externalCheckout: false,
        shopHost: ':0',
        publicUrl: 'http://shop.invalid',
        thirdPartyScripts: {},
        build: 'test',
      },
      signal: AbortSignal.timeout(60_000),
    });
    return { status, html };
  };
  const experienced = createRenderer(manifest);
  for (const path of paths) await ask(experienced, path);
  for (const path of paths) {
    // Another journey may change a price or a stock between two renders: only equal neighbours are compared.
    let expected = await ask(createRenderer(manifest), path);
    let fromParts = await ask(experienced, path);
    let repeated = await ask(createRenderer(manifest), path);
    while (repeated.html !== expected.html) {
      expected = repeated;
      fromParts = await ask(experienced, path);
      repeated = await ask(createRenderer(manifest), path);
    }
    expect(fromParts, path).toEqual(expected);
    expect(expected.html).not.toContain('data-fragment');
  }
});

import { expect, it } from 'vitest';
import { OverloadedError } from '../render/overloaded-error.ts';
import {
  compressPage,
  etagOf,
  exactly,
  haveSameContent,
  openPage,
  openPageFor,
  withTextBytes,
} from './page-bytes.ts';

it('opens what it has compressed, and holds no more memory than that takes', async () => {
  const text = 'Háromszemélyes kanapé. '.repeat(1_000);
  const brotli = await compressPage(Buffer.from(text), 5);
  expect((await openPage(brotli)).toString()).toBe(text);
  expect(brotli.buffer.byteLength).toBe(brotli.length);
  expect(exactly(Buffer.from('a')).buffer.byteLength).toBe(1);
});

it.each([
  ['short texts, compressed on this thread', 1_000],
  ['texts as long as pages, compressed beside it', 100_000],
  ['texts longer than a buffer that is used again', 300_000],
])('gives every text its own bytes while they are used: %s', async (_title, length) => {
  const texts = Array.from({ length: 40 }, (_, at) => `${at} ő `.padEnd(length, String(at)));
  const pages = await Promise.all(
    texts.map((text) =>
      withTextBytes(text, async (bytes) => ({
        brotli: await compressPage(bytes, 4),
        isWhole: bytes.equals(Buffer.from(text)),
      })),
    ),
  );
  for (const [at, { brotli, isWhole }] of pages.entries()) {
    expect(isWhole).toBe(true);
    expect((await openPage(brotli)).toString()).toBe(texts[at]);
  }
});

it('uses the bytes of a text again once they are not used any more', async () => {
  const first = await withTextBytes('egy', (bytes) => bytes);
  const second = await withTextBytes('kettő', (bytes) => bytes);
  expect(second.buffer).toBe(first.buffer);
  await expect(withTextBytes('három', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await withTextBytes('négy', (bytes) => bytes)).buffer).toBe(first.buffer);
});

it('opens nothing for a page without bytes', async () => {
  expect(await openPage(Buffer.alloc(0))).toHaveLength(0);
});

const differentPages = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, page) =>
      compressPage(Buffer.from(`${page} ${'a'.repeat(100_000)}`), 4),
    ),
  );

it('opens nothing for a client of a page without bytes', async () => {
  expect(await openPageFor('client', Buffer.alloc(0))).toHaveLength(0);
});

it('[RL-11] opens only so many pages at once, and refuses the rest', async () => {
  const pages = await differentPages(700);
  const opened = await Promise.allSettled(pages.map((brotli) => openPageFor('greedy', brotli)));
  const refused = opened.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(700 - 4 - 512);
  for (const result of refused) {
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(OverloadedError);
  }
});

it('findings E11: opens a page for a client while another has all the places', async () => {
  const pages = await differentPages(600);
  const greedy = pages.slice(1).map((brotli) => openPageFor('greedy', brotli));
  const settled = Promise.allSettled(greedy);
  expect((await openPageFor('other', pages[0] ?? Buffer.alloc(0))).toString()).toMatch(/^0 a/);
  await settled;
});

it('findings E8: opens a page once for as many clients as ask for it', async () => {
  const [brotli = Buffer.alloc(0)] = await differentPages(1);
  const opened = await Promise.all(
    Array.from({ length: 500 }, (_, client) => openPageFor(`client-${client}`, brotli)),
  );
  // At most four results: those of the concurrent decompressions. Later calls get the same one.
  expect(new Set(opened).size).toBeLessThanOrEqual(4);
  const last = await openPageFor('another', brotli);
  expect(opened).toContain(last);
  expect(await openPageFor('a third', brotli)).toBe(last);
});

it('recognizes two pages of one content, whatever time stands in them, and names each render', () => {
  const etag = (name: string, inPage: number, madeAt = inPage) =>
    etagOf(Buffer.from(`<title>${name}</title><script>{r:${inPage},u:${inPage}}</script>`), madeAt);
  const first = etag('Szék', 1_764_165_600_000);
  const later = etag('Szék', 1_764_165_660_123);
  expect(later).not.toBe(first);
  expect(haveSameContent(first, later)).toBe(true);
  expect(haveSameContent(first, etag('Pad', 1_764_165_600_000))).toBe(false);
  expect(haveSameContent(first, etag('Szék', 1_764_165_660_123, 1_764_165_600_000))).toBe(false);
});

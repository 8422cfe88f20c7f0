import { expect, it } from 'vitest';
import { OverloadedError } from './overloaded-error.ts';
import { compressPage, etagOf, exactly, openPage } from './page-bytes.ts';

it('opens what it has compressed, and holds no more memory than that takes', async () => {
  const text = 'Háromszemélyes kanapé. '.repeat(1_000);
  const brotli = await compressPage(Buffer.from(text), 5);
  expect((await openPage(brotli)).toString()).toBe(text);
  expect(brotli.buffer.byteLength).toBe(brotli.length);
  expect(exactly(Buffer.from('a')).buffer.byteLength).toBe(1);
});

it('opens nothing for a page without bytes', async () => {
  expect(await openPage(Buffer.alloc(0))).toHaveLength(0);
});

it('[RL-11] opens only so many at once, and refuses the rest', async () => {
  const brotli = await compressPage(Buffer.from('a'.repeat(100_000)), 5);
  const opened = await Promise.allSettled(Array.from({ length: 100 }, () => openPage(brotli)));
  const refused = opened.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(100 - 4 - 64);
  for (const one of refused) {
    expect(one.status === 'rejected' && one.reason).toBeInstanceOf(OverloadedError);
  }
});

it('findings E11: opens a page for a client while another has all the places', async () => {
  const brotli = await compressPage(Buffer.from('a'.repeat(100_000)), 5);
  const greedy = Array.from({ length: 100 }, () => openPage(brotli, 'greedy'));
  const settled = Promise.allSettled(greedy);
  expect(await openPage(brotli, 'other')).toHaveLength(100_000);
  await settled;
});

it('names two pages of one content alike, whatever moment stands in them', () => {
  const etag = (name: string, inPage: number, madeAt = inPage) =>
    etagOf(Buffer.from(`<title>${name}</title><script>{r:${inPage},u:${inPage}}</script>`), madeAt);
  const first = etag('Szék', 1_764_165_600_000);
  expect(etag('Szék', 1_764_165_660_123)).toBe(first);
  expect(etag('Pad', 1_764_165_600_000)).not.toBe(first);
  expect(etag('Szék', 1_764_165_660_123, 1_764_165_600_000)).not.toBe(first);
});

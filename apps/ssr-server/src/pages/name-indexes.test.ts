import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { NameIndex } from '../render/renderer.ts';
import { createNameIndexes, type StoredNameIndex } from './name-indexes.ts';

const minute = 60_000;
const chairs: NameIndex = { isPartial: false, names: [['SZEK', 'Szék', '/szek']] };
const tables: NameIndex = { isPartial: false, names: [['ASZTAL', 'Asztal', '/asztal']] };
const read = (index: StoredNameIndex | undefined) =>
  index && (JSON.parse(brotliDecompressSync(index.brotli).toString()) as unknown);

/** Creates indexes with these names, on a clock that `pass` advances. */
function shop(maxBytes?: number) {
  let nowMs = 0;
  let isBusy = false;
  const fetchNames = vi.fn<(storeCode: string) => Promise<NameIndex | undefined>>(
    async () => chairs,
  );
  const logError = vi.fn<() => void>();
  const indexes = createNameIndexes(
    { fetchNames, now: () => nowMs, mayMake: () => !isBusy, logError },
    maxBytes,
  );
  return {
    ...indexes,
    fetchNames,
    logError,
    pass: (ms: number) => void (nowMs += ms),
    setBusy: (busy: boolean) => void (isBusy = busy),
  };
}

it('makes the index of a store view once for all who ask for it', async () => {
  const { read: index, fetchNames } = shop();
  const [first, second] = await Promise.all([index(''), index('')]);
  expect(read(first)).toEqual(chairs);
  expect(second).toBe(first);
  expect(await index('')).toBe(first);
  await index('de');
  expect(fetchNames.mock.calls).toEqual([[''], ['de']]);
});

it.each(['P7', 'C20', '*', 'product', 'category'])(
  'makes it anew after a change named %s, at most every ten minutes, and sends the former one meanwhile',
  async (tag) => {
    const { read: index, fetchNames, invalidate, pass } = shop();
    const former = await index('');
    fetchNames.mockResolvedValue(tables);
    invalidate([tag]);
    pass(10 * minute - 1);
    expect(await index('')).toBe(former);
    expect(fetchNames).toHaveBeenCalledTimes(1);
    pass(1);
    expect(await index('')).toBe(former);
    expect(fetchNames).toHaveBeenCalledTimes(2);
    await vi.waitFor(async () => expect(read(await index(''))).toEqual(tables));
    expect((await index(''))?.etag).not.toBe(former?.etag);
  },
);

it('keeps it where other pages have changed, for an hour at most', async () => {
  const { read: index, fetchNames, invalidate, pass } = shop();
  await index('');
  invalidate(['home', 'cmsPage']);
  pass(59 * minute);
  await index('');
  expect(fetchNames).toHaveBeenCalledTimes(1);
  pass(minute);
  await index('');
  expect(fetchNames).toHaveBeenCalledTimes(2);
});

it('keeps etag and bytes where no name has changed', async () => {
  const { read: index, fetchNames, invalidate, pass } = shop();
  const former = await index('');
  invalidate(['P7']);
  pass(10 * minute);
  await index('');
  await vi.waitFor(() => expect(fetchNames).toHaveResolvedTimes(2));
  expect((await index(''))?.brotli).toBe(former?.brotli);
});

it('makes it again after a change that was reported while it was made', async () => {
  const { read: index, fetchNames, invalidate, pass } = shop();
  fetchNames.mockImplementationOnce(async () => {
    invalidate(['P7']);
    return chairs;
  });
  await index('');
  pass(10 * minute);
  await index('');
  expect(fetchNames).toHaveBeenCalledTimes(2);
});

it.each([
  ['does not answer', async () => undefined],
  ['fails', () => Promise.reject(new Error('away'))],
])('has none where the backend %s, and tries again after ten seconds', async (_story, answer) => {
  const { read: index, fetchNames, pass } = shop();
  fetchNames.mockImplementationOnce(answer);
  expect(await index('')).toBeUndefined();
  expect(await index('')).toBeUndefined();
  expect(fetchNames).toHaveBeenCalledTimes(1);
  pass(10_000);
  expect(read(await index(''))).toEqual(chairs);
});

it('sends the former one where the backend fails later, and logs the error', async () => {
  const { read: index, fetchNames, logError, pass } = shop();
  const former = await index('');
  pass(60 * minute);
  fetchNames.mockRejectedValueOnce(new Error('away'));
  expect(await index('')).toBe(former);
  await vi.waitFor(() =>
    expect(logError).toHaveBeenCalledExactlyOnceWith('name-index-failed', expect.any(Error)),
  );
  expect(await index('')).toBe(former);
});

it('makes none while the process is busy', async () => {
  const { read: index, fetchNames, setBusy } = shop();
  setBusy(true);
  expect(await index('')).toBeUndefined();
  expect(fetchNames).not.toHaveBeenCalled();
  setBusy(false);
  expect(read(await index(''))).toEqual(chairs);
});

it('leaves names out at the end until the index has at most its bytes, and says so', async () => {
  const names = Array.from({ length: 2_000 }, (_, at) => {
    const word = randomBytes(12).toString('hex');
    return [`S${at}`, word, `/${word}`] as const;
  });
  const { read: index, fetchNames } = shop(20_000);
  fetchNames.mockResolvedValue({ isPartial: false, names });
  const stored = await index('');
  const { isPartial, names: sentNames } = read(stored) as NameIndex;
  expect(stored?.brotli.length).toBeLessThanOrEqual(20_000);
  expect(stored?.brotli.length).toBeGreaterThan(17_000);
  expect(isPartial).toBe(true);
  expect(sentNames).toEqual(names.slice(0, stored?.count));
});

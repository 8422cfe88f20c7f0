import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { err, ok } from '@shop/kernel';
import { afterAll, expect, it } from 'vitest';
import { downloadPictures } from './download-pictures.ts';
import type { PictureFailure } from './picture-failure.ts';
import type { FetchPicture } from './picture-source.ts';
import { gif } from './test/picture-server.ts';

const root = mkdtempSync(join(tmpdir(), 'picture-download-'));
afterAll(() => rmSync(root, { recursive: true }));
let folderCount = 0;

function newFolder(): string {
  folderCount += 1;
  return join(root, String(folderCount));
}

const picture = (name: string) => ({
  address: `https://cdn.example/${name}`,
  path: `/cdn.example/${name}`,
});

/** Creates a clock that does not wait, and records the requested pauses. */
function createClock() {
  const pauses: number[] = [];
  let now = 0;
  return {
    pauses,
    clock: {
      now: () => now as never,
      wait: async (ms: number) => {
        pauses.push(ms);
        now += ms;
      },
    },
    advance(ms: number) {
      now += ms;
    },
  };
}

/** Creates a source that returns the given outcomes of each address in order, then repeats the last one. */
function sourceOf(outcomes: Readonly<Record<string, readonly ('ok' | PictureFailure)[]>>) {
  const calls: string[] = [];
  const fetchPicture: FetchPicture = async (address) => {
    const name = address.replace('https://cdn.example/', '');
    const list = outcomes[name] ?? ['ok'];
    const outcome = list[Math.min(calls.filter((call) => call === name).length, list.length - 1)];
    calls.push(name);
    return outcome === undefined || outcome === 'ok' ? ok(gif) : err(outcome);
  };
  return { calls, fetchPicture };
}

const busy: PictureFailure = { kind: 'status', status: 503 };

it.each<[title: string, failure: PictureFailure]>([
  ['no answer', { kind: 'unreachable', cause: 'reset' }],
  ['a timeout', { kind: 'timeout' }],
  ['503', busy],
  ['429', { kind: 'status', status: 429 }],
  ['408', { kind: 'status', status: 408 }],
])('[PD-6] tries again after %s, at most twice', async (_title, failure) => {
  const { clock, pauses } = createClock();
  const { calls, fetchPicture } = sourceOf({ 'a.gif': [failure], 'b.gif': [failure, 'ok'] });
  const folder = newFolder();
  const a = await downloadPictures([picture('a.gif')], folder, { fetchPicture, clock });
  expect(a).toEqual({ stored: 0, present: 0, failures: [{ picture: picture('a.gif'), failure }] });
  expect(calls).toHaveLength(3);
  expect(pauses).toEqual([1_000, 4_000]);
  const b = await downloadPictures([picture('b.gif')], folder, { fetchPicture, clock });
  expect(b).toMatchObject({ stored: 1, failures: [] });
});

it.each<[askedMs: number, pauseMs: number]>([
  [7_000, 7_000],
  [3_600_000, 30_000],
])('[PD-6] a server that asks for %i ms gets %i ms', async (askedMs, pauseMs) => {
  const { clock, pauses } = createClock();
  const failure: PictureFailure = { kind: 'status', status: 429, retryAfterMs: askedMs };
  const { fetchPicture } = sourceOf({ 'a.gif': [failure, 'ok'] });
  await downloadPictures([picture('a.gif')], newFolder(), { fetchPicture, clock });
  expect(pauses).toEqual([pauseMs]);
});

it.each<PictureFailure>([
  { kind: 'status', status: 404 },
  { kind: 'local-address' },
  { kind: 'not-https' },
  { kind: 'type' },
  { kind: 'too-large' },
  { kind: 'redirects' },
  { kind: 'address' },
])('[PD-6] tries once for %j', async (failure) => {
  const { clock } = createClock();
  const { calls, fetchPicture } = sourceOf({ 'a.gif': [failure] });
  await downloadPictures([picture('a.gif')], newFolder(), { fetchPicture, clock });
  expect(calls).toEqual(['a.gif']);
});

it('[PD-7] a second run fetches only what is missing', async () => {
  const { clock } = createClock();
  const { calls, fetchPicture } = sourceOf({ 'b.gif': [busy, busy, busy, 'ok'] });
  const folder = newFolder();
  const pictures = ['a.gif', 'b.gif'].map(picture);
  const first = await downloadPictures(pictures, folder, { fetchPicture, clock });
  expect(first).toMatchObject({ stored: 1, present: 0, failures: [{ failure: busy }] });
  const second = await downloadPictures(pictures, folder, { fetchPicture, clock });
  expect(second).toEqual({ stored: 1, present: 1, failures: [] });
  expect(calls.toSorted()).toEqual(['a.gif', 'b.gif', 'b.gif', 'b.gif', 'b.gif']);
  expect(readFileSync(join(folder, 'cdn.example/b.gif'))).toEqual(gif);
});

it('[PD-7] an empty file is missing', async () => {
  const { clock } = createClock();
  const { fetchPicture } = sourceOf({});
  const folder = newFolder();
  const file = join(folder, 'cdn.example/a.gif');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  await downloadPictures([picture('a.gif')], folder, { fetchPicture, clock });
  expect(readFileSync(file)).toEqual(gif);
});

it('[PD-8] leaves no draft, and nothing outside the media folder', async () => {
  const { clock } = createClock();
  const { fetchPicture } = sourceOf({});
  const folder = newFolder();
  // A folder has the same name as the file.
  mkdirSync(join(folder, 'cdn.example/taken.gif'), { recursive: true });
  const outside = { ...picture('a.gif'), path: '/../outside.gif' };
  const report = await downloadPictures([picture('taken.gif'), outside, picture('b.gif')], folder, {
    fetchPicture,
    clock,
  });
  expect(report.failures.map(({ failure }) => failure.kind)).toEqual(['not-stored', 'not-stored']);
  expect(readdirSync(join(folder, 'cdn.example')).toSorted()).toEqual(['b.gif', 'taken.gif']);
  expect(readdirSync(root)).not.toContain('outside.gif');
});

it('[PD-9] fetches no more than the limit, and counts no file that is there', async () => {
  const { clock } = createClock();
  const { calls, fetchPicture } = sourceOf({});
  const folder = newFolder();
  const limits = { count: 2, timeMs: 1_000 };
  const pictures = ['a', 'b', 'c'].map((name) => picture(`${name}.gif`));
  const first = await downloadPictures(pictures, folder, { fetchPicture, clock }, limits);
  expect(first).toMatchObject({ stored: 2, failures: [{ failure: { kind: 'limit' } }] });
  expect(calls).toHaveLength(2);
  const second = await downloadPictures(pictures, folder, { fetchPicture, clock }, limits);
  expect(second).toEqual({ stored: 1, present: 2, failures: [] });
});

it('[PD-9] begins no picture after its time, and fetches four at a time', async () => {
  const { clock, advance } = createClock();
  let open = 0;
  let most = 0;
  const fetchPicture: FetchPicture = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 30));
    open -= 1;
    advance(400);
    return ok(gif);
  };
  const pictures = Array.from({ length: 12 }, (_, at) => picture(`${at}.gif`));
  const limits = { count: 50, timeMs: 1_000 };
  const report = await downloadPictures(pictures, newFolder(), { fetchPicture, clock }, limits);
  expect(most).toBe(4);
  expect(report.stored).toBeLessThan(12);
  expect(report.stored + report.failures.length).toBe(12);
  expect(new Set(report.failures.map(({ failure }) => failure.kind))).toEqual(new Set(['limit']));
});

it('[PD-10] one failure stops no other picture', async () => {
  const { clock } = createClock();
  const { fetchPicture } = sourceOf({ 'b.gif': [{ kind: 'status', status: 404 }] });
  const pictures = ['a', 'b', 'c'].map((name) => picture(`${name}.gif`));
  const report = await downloadPictures(pictures, newFolder(), { fetchPicture, clock });
  expect(report).toEqual({
    stored: 2,
    present: 0,
    failures: [{ picture: picture('b.gif'), failure: { kind: 'status', status: 404 } }],
  });
});

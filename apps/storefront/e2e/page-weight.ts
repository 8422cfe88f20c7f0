import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { stopTimers } from './slow-machine.ts';
import { untilQuiet } from './until-quiet.ts';

/** Transferred bytes: files of the build as the server has them, pages and their data at the best quality of brotli. */
export interface PageWeight {
  /** Scripts that are fetched before the page is idle for the first time. */
  readonly scriptAtStart: number;
  /** Scripts that are fetched when the page is idle. */
  readonly scriptWhenIdle: number;
  readonly html: number;
  /** Data of the page in a separate file; 0 without one. */
  readonly data: number;
  /** Style sheets that are fetched before the page is idle for the first time. */
  readonly css: number;
  /** Style sheets of the screens and parts that a first press may open. */
  readonly cssWhenIdle: number;
  readonly fonts: number;
}

interface Fetched {
  readonly path: string;
  readonly afterIdle: boolean;
  bytes: number;
}

/** Best quality: the server makes this copy after it has sent the first one. */
const atBest = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Delays the idle work of a page until it is released. */
function holdIdle(): void {
  const ask = window.requestIdleCallback.bind(window);
  const held: IdleRequestCallback[] = [];
  let isHeld = true;
  window.requestIdleCallback = (callback, options) => {
    if (!isHeld) return ask(callback, options);
    held.push(callback);
    return 0;
  };
  Object.assign(window, {
    goIdle: () => {
      isHeld = false;
      for (const callback of held) ask(callback);
    },
  });
}

/** Opens the address as a first-time visitor and sums the bytes until the network is quiet. */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fetched = new Map<string, Fetched>();
  let isIdle = false;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    fetched.set(requestId, { path: pathname + search, afterIdle: isIdle, bytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = fetched.get(requestId);
    if (request !== undefined) request.bytes += encodedDataLength;
  });
  await page.addInitScript(holdIdle);
  // Ten seconds without a sign of a person count as one, and fetch more.
  await stopTimers(page, 10_000);
  const answer = await page.goto(path);
  const html = atBest((await answer?.body()) ?? Buffer.alloc(0));
  await untilQuiet(page, session);
  isIdle = true;
  await page.evaluate('goIdle()');
  await untilQuiet(page, session);
  const all = [...fetched.values()];
  const bytes = (holds: (request: Fetched) => boolean) =>
    all.filter(holds).reduce((sum, request) => sum + request.bytes, 0);
  const isScript = ({ path: file }: Fetched) => file.endsWith('.js');
  const isStyle = ({ path: file }: Fetched) => file.endsWith('.css');
  const dataFiles = all.filter(({ path: file }) => file.startsWith('/page-state/'));
  const data = await Promise.all(
    dataFiles.map(async ({ path: file }) => atBest(await (await page.request.get(file)).body())),
  );
  return {
    scriptAtStart: bytes((request) => isScript(request) && !request.afterIdle),
    scriptWhenIdle: bytes((request) => isScript(request) && request.afterIdle),
    html,
    data: data.reduce((sum, bytes) => sum + bytes, 0),
    css: bytes((request) => isStyle(request) && !request.afterIdle),
    cssWhenIdle: bytes((request) => isStyle(request) && request.afterIdle),
    fonts: bytes(({ path: file }) => file.endsWith('.woff2')),
  };
}

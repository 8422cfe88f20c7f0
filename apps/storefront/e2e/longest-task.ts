import type { Browser, Page } from '@playwright/test';
import { untilQuiet } from './until-quiet.ts';

/** Factor by which a phone is slower than the test machine. */
const slowdown = 4;
/** Processor time of `fixedWork` in milliseconds on the reference machine of the limits, without other load. */
const referenceMs = 45;

/** Page that lays out the same text repeatedly, like the longest task of a page. */
const fixedWork = `data:text/html,${encodeURIComponent(
  `<body><script>
    document.body.innerHTML = '<p style="float:left">árvíztűrő <b>tükörfúrógép</b></p>'.repeat(600);
    for (let width = 300; width < 340; width++) {
      document.body.style.width = width + 'px';
      document.body.offsetHeight;
    }
  </script>`,
)}`;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Processor time of the thread, in microseconds: other load on the machine does not count. */
  readonly tdur?: number;
}

/**
 * Returns the duration of the longest main-thread task of a page on a slow phone while it opens the address for the
 * first time, in milliseconds, computed from the processor time here. A shared processor is slower: the time is divided
 * by that of a fixed piece of work, measured directly before.
 */
export async function longestTaskMs(page: Page, path: string): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own.');
  const fixedMs = await longestOf(browser, page, () => page.goto(fixedWork));
  const longest = await longestOf(browser, page, async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await page.goto(path);
    await untilQuiet(page, session);
  });
  return (longest * slowdown * referenceMs) / Math.max(referenceMs, fixedMs);
}

/** Returns the processor time of the longest main-thread task during the work, in milliseconds. */
async function longestOf(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' && ph === 'X' && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  const longest = Math.max(...tasks.map(({ tdur = 0 }) => tdur));
  if (longest === 0) throw new Error('The trace has no processor times.');
  return longest / 1000;
}

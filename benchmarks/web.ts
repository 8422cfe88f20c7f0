import { findChromium } from '../tooling/test/chromium.ts';
import { loadText, report, writeRecord, type Measure } from './harness/record.ts';
import { startPeer, startShop } from './harness/servers.ts';
import { actions } from './web/actions.ts';
import { launch } from './web/browser.ts';
import { firstLoad } from './web/first-load.ts';
import { memory } from './web/memory.ts';
import { peerSite, shopSite } from './web/site.ts';
import { visits } from './web/visits.ts';
import { worker } from './web/worker.ts';

/*
 * Measures the speed of the shop in a browser, alternating with the peer of benchmarks/peer. Compare figures of one run
 * only.
 * Run: pnpm bench:web
 *   --runs=N      number of measurements of each, default 5; the median counts
 *   --only=PARTS  some of first-load, worker, actions, visits, memory, separated by commas
 *   --pages=NAMES first load of some of home, category, product, cart only
 *   --shop=URL    measures a running shop, with --api=URL of its backend, instead of starting a shop
 *   --record      writes benchmarks/records/web.json
 * Lighthouse measures first loads (mobile, simulated slow 4G). It is downloaded from the registry.
 */
const option = (name: string) =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const runs = Number(option('runs') ?? 5);
const only = option('only')?.split(',');
const isWanted = (part: string) => only === undefined || only.includes(part);
const say = (line: string) => console.log(`  ${line}`);

process.env['CHROME_PATH'] ??= (await findChromium()) ?? '';
const running = option('shop');
const shop =
  running === undefined
    ? await startShop()
    : { url: running, apiUrl: option('api') ?? 'http://127.0.0.1:3001', stop: async () => {} };
try {
  const measures: Measure[] = [];
  const pages = option('pages')?.split(',');
  if (isWanted('worker')) {
    console.log(
      `${shop.url} with and without its service worker by turns, ${runs} runs, ${loadText()}`,
    );
    measures.push(...(await worker(shop.url, runs, pages, say)));
  }
  if (['first-load', 'actions', 'visits', 'memory'].some(isWanted))
    measures.push(...(await withPeer(pages)));
  await report('web', measures);
  console.log(loadText());
  if (process.argv.includes('--record')) await writeRecord('web', measures);
} finally {
  await shop.stop();
}

/** Runs the measurements that compare the shop with the peer. `pages` holds the names of the pages of first loads. */
async function withPeer(pages: readonly string[] | undefined): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  const peer = await startPeer(shop.apiUrl);
  console.log(`${shop.url} by turns with the peer ${peer.url}, ${runs} runs, ${loadText()}`);
  try {
    if (isWanted('first-load'))
      measures.push(...(await firstLoad(shop.url, peer.url, runs, pages, say)));
    const browser = await launch();
    const sites = [shopSite(shop.url), peerSite(peer.url)] as const;
    if (isWanted('actions')) measures.push(...(await actions(browser, sites, runs, say)));
    if (isWanted('visits')) measures.push(...(await visits(browser, sites, runs, say)));
    if (isWanted('memory')) measures.push(...(await memory(browser, sites, say)));
    await browser.close();
  } finally {
    await peer.stop();
  }
  return measures;
}

import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Measure } from '../harness/record.ts';
import { seriesOf } from '../harness/series.ts';
import { lighthouseReport } from './lighthouse-report.ts';
import { paths } from './site.ts';

/** Path of the service worker. */
const workerPath = '/sw.js';

/** Maximum points of the Lighthouse score that the service worker may cost on a first visit. */
const mostPoints = 1;

/**
 * Starts a proxy that passes requests on to the shop. With `hasWorker` false it responds that there is no service
 * worker.
 */
async function startProxy(shopUrl: string, hasWorker: boolean): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (!hasWorker && incoming.url === workerPath) {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const address = new URL(incoming.url ?? '/', shopUrl);
    const passed = request(address, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

const urlOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

/**
 * Compares Lighthouse scores of first visits on a phone, alternating between visits with and without the service
 * worker.
 */
export async function worker(
  shopUrl: string,
  runs: number,
  names: readonly string[] | undefined,
  say: (line: string) => void,
): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  const withWorker = await startProxy(shopUrl, true);
  const withoutWorker = await startProxy(shopUrl, false);
  try {
    for (const [name, path] of Object.entries(paths)) {
      if (names?.includes(name) === false) continue;
      const scores = { with: [] as number[], without: [] as number[] };
      for (let run = 0; run < runs; run++) {
        for (const [side, server] of [
          ['with', withWorker],
          ['without', withoutWorker],
        ] as const) {
          const url = urlOf(server) + path;
          // The server renders a page at its first request. Lighthouse should not measure this time.
          await fetch(url).then((answer) => answer.text());
          const report = await lighthouseReport(url, ['--only-categories=performance']);
          const score = (report.categories['performance']?.score ?? 0) * 100;
          scores[side].push(score);
          say(`${name} ${side} service worker: ${score.toFixed(0)}`);
        }
      }
      const shop = seriesOf(scores.with);
      const compared = seriesOf(scores.without);
      measures.push(
        {
          name: `${name}: Lighthouse with the service worker, without it`,
          unit: 'points',
          isMoreBetter: true,
          shop,
          compared,
        },
        {
          name: `${name}: cost of the service worker`,
          unit: 'points',
          shop: seriesOf([compared.median - shop.median]),
          must: mostPoints,
          goal: 0,
        },
      );
    }
  } finally {
    for (const server of [withWorker, withoutWorker]) {
      server.close();
      server.closeAllConnections();
    }
  }
  return measures;
}

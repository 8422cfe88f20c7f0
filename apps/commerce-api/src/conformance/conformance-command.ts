import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBench, type BenchSettings } from './bench.ts';
import { transports, type Transport } from './caller.ts';
import { reportTable, summaryOf } from './report.ts';
import { runChecks } from './run-checks.ts';
import { sections } from './sections.ts';

export const conformanceUsage = `  shop conformance --url URL     judge any backend of this wire; it opens carts, customers and orders there
      --transport query|header   how the user token travels (query)
      --coupon CODE              a coupon that holds for any cart
      --mail-to ADDRESS          an address of the shop that takes messages
      --origin URL               an origin the backend lists
      --widget ID                a widget of reviews the backend has
      --index NAME               the index of the older search (vue_storefront_catalog)
      --json FILE                write what was found there, too
`;

/** `shop conformance`. Answers the exit code: 1 when a check fails. Errors: throws for options it does not know. */
export async function runConformance(args: readonly string[]): Promise<number> {
  const { settings, jsonFile } = readOptions(args);
  const startedAt = new Date().toISOString();
  const bench = createBench(settings, {
    fetch,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  });
  const results = await runChecks(sections, bench, ({ verdict }) => {
    if (process.stderr.isTTY) process.stderr.write(verdict === 'fails' ? 'x' : '.');
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  // What another backend answered is in it: nothing of that steers the terminal.
  process.stdout.write(reportTable(results).replaceAll(/[^\P{Cc}\n]/gu, '\uFFFD'));
  if (jsonFile !== undefined) {
    const { url, transport } = settings;
    const summary = summaryOf(results);
    const file = { url, transport, startedAt, summary, checks: results };
    writeFileSync(jsonFile, `${JSON.stringify(file, null, 2)}\n`);
  }
  return results.some(({ verdict }) => verdict === 'fails') ? 1 : 0;
}

function readOptions(args: readonly string[]): {
  readonly settings: BenchSettings;
  readonly jsonFile: string | undefined;
} {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      transport: { type: 'string', default: 'query' },
      coupon: { type: 'string' },
      'mail-to': { type: 'string' },
      origin: { type: 'string' },
      widget: { type: 'string' },
      index: { type: 'string', default: 'vue_storefront_catalog' },
      json: { type: 'string' },
    },
  });
  const { url, transport, index, coupon, 'mail-to': mailTo, origin, widget } = values;
  if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('shop conformance: name the backend with --url https://shop.example.');
  }
  if (!transports.some((candidate) => candidate === transport)) {
    throw new Error('shop conformance: --transport is query or header.');
  }
  return {
    settings: { url, transport: transport as Transport, index, coupon, mailTo, origin, widget },
    jsonFile: values.json,
  };
}

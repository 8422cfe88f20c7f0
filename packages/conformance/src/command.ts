import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBench, type BenchSettings } from './bench/bench.ts';
import { transports, type Transport } from './bench/caller.ts';
import { reportTable, summaryOf } from './run/report.ts';
import { runChecks } from './run/run-checks.ts';
import { sections } from './run/sections.ts';

const usage = `Usage: shop-conformance URL [options]
Checks the backend at URL; it opens carts, customers and orders there.
  --transport query|header   how the user token travels (query)
  --coupon CODE              a coupon that applies to any cart
  --mail-to ADDRESS          an address of the shop that accepts messages
  --origin URL               an origin the backend lists
  --widget ID                a widget of reviews the backend has
  --index NAME               the index of the older search (vue_storefront_catalog)
  --json FILE                write the results to a file, too
`;

/** Wrong arguments: a one-line message with the argument. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs the command and returns the exit code: 1 if a check fails. Errors: throws `UsageError` for wrong arguments. */
export async function runConformance(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  const { settings, jsonFile } = options;
  const startedAt = new Date().toISOString();
  const bench = createBench(settings, {
    fetch,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  });
  const results = await runChecks(sections, bench, ({ verdict }) => {
    if (process.stderr.isTTY) process.stderr.write(verdict === 'fails' ? 'x' : '.');
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.stdout.write(withoutControls(reportTable(results)));
  if (jsonFile !== undefined) {
    const { url, transport } = settings;
    const summary = summaryOf(results);
    const file = { url, transport, startedAt, summary, checks: results };
    writeFileSync(jsonFile, `${JSON.stringify(file, null, 2)}\n`);
  }
  return results.some(({ verdict }) => verdict === 'fails') ? 1 : 0;
}

/** Replaces control characters except the line feed: a response is in the report, and must not control the terminal. */
const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, '\uFFFD');

function readOptions(args: readonly string[]):
  | 'help'
  | {
      readonly settings: BenchSettings;
      readonly jsonFile: string | undefined;
    } {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const { transport, index, coupon, 'mail-to': mailTo, origin, widget } = values;
  const [url, ...others] = positionals;
  if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UsageError('shop-conformance: give the URL of the backend, as https://shop.example.');
  }
  if (others.length > 0) throw new UsageError(`shop-conformance: one URL, not also ${others[0]}.`);
  if (!transports.some((candidate) => candidate === transport)) {
    throw new UsageError('shop-conformance: --transport is query or header.');
  }
  return {
    settings: { url, transport: transport as Transport, index, coupon, mailTo, origin, widget },
    jsonFile: values.json,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        transport: { type: 'string', default: 'query' },
        coupon: { type: 'string' },
        'mail-to': { type: 'string' },
        origin: { type: 'string' },
        widget: { type: 'string' },
        index: { type: 'string', default: 'vue_storefront_catalog' },
        json: { type: 'string' },
      },
    });
  } catch (cause) {
    const [line] = cause instanceof Error ? cause.message.split('. ') : [];
    throw new UsageError(`shop-conformance: ${line ?? 'wrong arguments'}.`, { cause });
  }
}

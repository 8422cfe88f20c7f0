import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { ensureChromium } from './chromium.ts';
import { ensurePrograms } from './programs.ts';
import { judgeSkips } from './allowed-skips.ts';
import { journeysReport, suiteReport, type SuiteReport } from './suite-report.ts';

/**
 * Runs the complete verification in one command: builds, static checks, unit and integration suites, and journeys in a
 * browser. The last lines name the failed and skipped tests with their numbers. A static check counts as one test. A
 * skipped test that is not listed in `allowed-skips.ts` counts as failed.
 */
const root = resolve(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const startedAt = performance.now();
// The tests start about fifty servers from source. Without a cache each would compile all of it again.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled');
const elapsed = () => `${Math.round((performance.now() - startedAt) / 1000)} s`;
const say = (line: string) => void process.stdout.write(`${line}\n`);

let passed = 0;
const failures: string[] = [];
const skips: string[] = [];

function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('exit', (code) => done(code ?? 1));
    child.once('error', () => done(1));
  });
}

async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  const status = await run(command, args, { TURBO_TELEMETRY_DISABLED: '1' });
  if (status === 0) passed += 1;
  else failures.push(name);
  say(`[${elapsed()}] ${status === 0 ? 'passed' : 'FAILED'}: ${name}`);
}

async function suite(
  name: string,
  schema: v.GenericSchema<unknown, SuiteReport>,
  commandFor: (reportFile: string) => {
    readonly command: string;
    readonly args: readonly string[];
    readonly env: NodeJS.ProcessEnv;
  },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'zugoly-report-'));
  const reportFile = join(folder, 'report.json');
  const { command, args, env } = commandFor(reportFile);
  const status = await run(command, args, env);
  let report: SuiteReport = { passed: 0, failures: [`${name} left no report`], skipped: [] };
  try {
    report = v.parse(schema, JSON.parse(await readFile(reportFile, 'utf8')));
  } catch (error) {
    say(String(error));
  }
  await rm(folder, { recursive: true, force: true });
  passed += report.passed;
  // A suite that ends with an error but names no failed test has failed, too.
  const failed =
    report.failures.length === 0 && status !== 0
      ? [`${name} ended with ${status}`]
      : report.failures;
  failures.push(...failed);
  skips.push(...report.skipped);
  say(
    `[${elapsed()}] ${name}: ${report.passed} passed, ${failed.length} failed, ${report.skipped.length} skipped`,
  );
}

const turbo = (...tasks: string[]) => [
  'run',
  ...tasks,
  '--output-logs=errors-only',
  '--ui=stream',
  '--no-update-notifier',
];

const chromium = await ensureChromium(say);
try {
  ensurePrograms(say);
} catch (error) {
  // The tests that need these programs fail and report it.
  say(String(error));
}
await check('build', bin('turbo'), turbo('build'));
await check('typecheck', bin('turbo'), turbo('typecheck'));
await check('lint', bin('turbo'), turbo('//#lint'));
await check('promises', bin('turbo'), turbo('//#lint:promises'));
await check('format', bin('oxfmt'), ['--check']);
await check('imports', bin('turbo'), turbo('//#imports'));
await check('texts', bin('turbo'), turbo('texts'));
await check('unused', bin('turbo'), turbo('//#unused'));
await suite('unit and integration', suiteReport, (reportFile) => ({
  command: bin('vitest'),
  args: ['run', '--reporter=dot', '--reporter=./tooling/test/vitest-report.ts'],
  env: { VITEST_REPORT: reportFile },
}));
await suite('journeys in a browser', journeysReport, (reportFile) => ({
  command: bin('playwright'),
  args: ['test', '--reporter=line,json,./tooling/checks/screens/screens-reporter.ts'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, CHROMIUM_PATH: chromium },
}));

const { listed, unlisted } = judgeSkips(skips);
failures.push(...unlisted);
say('');
for (const failure of failures) say(`failed: ${failure}`);
for (const { test, reason } of listed) say(`skipped: ${test}: ${reason}`);
say(`${passed} passed, ${failures.length} failed, ${listed.length} skipped`);
process.exit(failures.length === 0 ? 0 : 1);

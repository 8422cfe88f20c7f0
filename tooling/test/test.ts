import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';

/**
 * Everything that is proved, in one command: builds, static checks, unit and integration suites, journeys in a
 * browser. The last line counts them: a static check is one test.
 */
const root = resolve(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const startedAt = performance.now();
const elapsed = () => `${Math.round((performance.now() - startedAt) / 1000)} s`;
const say = (line: string) => void process.stdout.write(`${line}\n`);

let passed = 0;
let failed = 0;

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
  else failed += 1;
  say(`[${elapsed()}] ${status === 0 ? 'passed' : 'FAILED'}: ${name}`);
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

async function suite(
  name: string,
  args: (reportFile: string) => {
    readonly command: string;
    readonly args: readonly string[];
    readonly env?: NodeJS.ProcessEnv;
  },
  count: (report: unknown) => Counts,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'zugoly-report-'));
  const reportFile = join(folder, 'report.json');
  const { command, args: words, env } = args(reportFile);
  const status = await run(command, words, env);
  let counts: Counts = { passed: 0, failed: 1 };
  try {
    counts = count(JSON.parse(await readFile(reportFile, 'utf8')));
  } catch {
    say(`${name} left no report`);
  }
  await rm(folder, { recursive: true, force: true });
  passed += counts.passed;
  // A suite that ends badly without naming a failed test (a crash, an unhandled error) is a failure too.
  failed += counts.failed === 0 && status !== 0 ? 1 : counts.failed;
  say(`[${elapsed()}] ${name}: ${counts.passed} passed, ${counts.failed} failed`);
}

const turbo = (...tasks: string[]) => [
  'run',
  ...tasks,
  '--output-logs=errors-only',
  '--ui=stream',
  '--no-update-notifier',
];

const chromium = await ensureChromium(say);
await check('build', bin('turbo'), turbo('build'));
await check('typecheck', bin('turbo'), turbo('typecheck'));
await check('lint', bin('turbo'), turbo('//#lint'));
await check('format', bin('oxfmt'), ['--check']);
await check('imports', bin('turbo'), turbo('//#imports'));
await check('texts', bin('turbo'), turbo('texts'));
await check('unused', bin('turbo'), turbo('//#unused'));
await suite(
  'unit and integration',
  (reportFile) => ({
    command: bin('vitest'),
    args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
  }),
  (report) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<
      string,
      number
    >;
    return {
      passed: numPassedTests ?? 0,
      failed: (numFailedTests ?? 0) || (numFailedTestSuites ?? 0),
    };
  },
);
await suite(
  'journeys in a browser',
  (reportFile) => ({
    command: bin('playwright'),
    args: ['test', '--reporter=line,json,./tooling/screens/screens-reporter.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, CHROMIUM_PATH: chromium },
  }),
  (report) => {
    const { stats } = report as { stats: Record<string, number> };
    return {
      passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
      failed: stats['unexpected'] ?? 0,
    };
  },
);

say('');
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

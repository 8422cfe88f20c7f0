import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { styleText } from 'node:util';

/**
 * Runs the checks before a push: types, lint, format, imports, texts, unused code, the unit tests that the change
 * against `main` affects, and mutations of the changed lines. `CHECK_BASE` names another commit to compare with.
 * Results of unchanged checks come from the turbo cache.
 */
const root = resolve(import.meta.dirname, '../..');
const startedAt = performance.now();

function run(command: string, args: readonly string[]): number {
  const program = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command);
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  return status ?? 1;
}

/**
 * Returns the commit to compare with: the local `main`, or the remote `main` if there is no local branch of this name.
 */
function baseCommit(): string {
  const given = process.env['CHECK_BASE'];
  for (const name of given ? [given] : ['main', 'origin/main']) {
    const found = spawnSync('git', ['merge-base', name, 'HEAD'], { cwd: root, encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  throw new Error('There is no main to compare with: fetch it, or name a commit in CHECK_BASE.');
}

const turbo = (task: string) => [
  'run',
  task,
  '--output-logs=errors-only',
  '--ui=stream',
  '--no-update-notifier',
];

const base = baseCommit();
const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['types', 'turbo', turbo('typecheck')],
  ['lint', 'turbo', turbo('//#lint')],
  ['promises', 'turbo', turbo('//#lint:promises')],
  ['format', 'oxfmt', ['--check']],
  ['imports', 'turbo', turbo('//#imports')],
  ['texts', 'turbo', turbo('texts')],
  ['unused code', 'turbo', turbo('//#unused')],
  [
    'affected unit tests',
    'vitest',
    [
      'run',
      `--changed=${base}`,
      '--passWithNoTests',
      '--reporter=dot',
      '--project=packages',
      '--project=storefront',
      '--exclude=tooling/**',
    ],
  ],
  ['mutations of changed lines', 'node', ['tooling/mutation/changed.ts', base]],
];

const failed = checks.filter(([name, command, args]) => {
  const checkStartedAt = performance.now();
  const isPassed = run(command, args) === 0;
  const seconds = ((performance.now() - checkStartedAt) / 1000).toFixed(1);
  const outcome = isPassed ? styleText('green', 'passed') : styleText('red', 'FAILED');
  process.stdout.write(`${outcome} ${name} (${seconds} s)\n`);
  return !isPassed;
});
const seconds = Math.round((performance.now() - startedAt) / 1000);
process.stdout.write(
  failed.length === 0
    ? `All checks passed in ${seconds} s.\n`
    : `Failed after ${seconds} s: ${failed.map(([name]) => name).join(', ')}.\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { behaviorsText } from './behaviors-text.ts';
import { broken, readBehaviors, type BrokenBehavior } from './behavior-list.ts';

/**
 * `node tooling/mutation/break-behaviors.ts [text …]`: breaks each behavior whose file or sentence contains one of the
 * texts, or every behavior without an argument, one after the other, and runs the test that must fail. Writes
 * `docs/spec/broken-behaviors.md`. Exit code 1: a test passed on broken code.
 *
 * Changes files of the working tree and restores them. Errors: throws if one of them has uncommitted changes.
 */
const root = resolve(import.meta.dirname, '../..');

function run(command: string, parameters: readonly string[]): boolean {
  // A seed that fails only on broken code must not be recorded.
  const env = { ...process.env, RECORD_SEEDS: 'off' };
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'ignore', env });
  return status === 0;
}

const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const isJourney = (test: string): boolean => test.endsWith('.spec.ts');
const build = (): boolean => run(bin('turbo'), ['run', 'build', '--filter=@shop/storefront...']);

/** Returns true if the tests pass. Code that does not build does not pass. */
function passes(tests: readonly string[]): boolean {
  const journeys = tests.filter(isJourney);
  const unitTests = tests.filter((test) => !isJourney(test));
  return (
    (unitTests.length === 0 || run(bin('vitest'), ['run', ...unitTests])) &&
    (journeys.length === 0 || (build() && run(bin('playwright'), ['test', ...journeys])))
  );
}

/** Returns true if the test fails on the broken code. */
function isCaught(behavior: BrokenBehavior): boolean {
  const path = join(root, behavior.file);
  const source = readFileSync(path, 'utf8');
  const restore = (): void => writeFileSync(path, source);
  const interrupt = (): never => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    writeFileSync(path, broken(source, behavior));
    return !passes([behavior.test]);
  } finally {
    restore();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

const texts = process.argv.slice(2);
const behaviors = readBehaviors();
const wanted = behaviors.filter(
  ({ behavior, file }) =>
    texts.length === 0 || texts.some((text) => behavior.includes(text) || file.includes(text)),
);
const files = [...new Set(wanted.map(({ file }) => file))];
if (!run('git', ['diff', '--quiet', 'HEAD', '--', ...files])) {
  throw new Error(`Commit or restore these files first: ${files.join(', ')}`);
}
const tests = [...new Set(wanted.map(({ test }) => test))];
const missing = tests.filter((test) => !existsSync(join(root, test)));
if (missing.length > 0) throw new Error(`There are no such tests: ${missing.join(', ')}`);
if (!passes(tests)) throw new Error('These tests fail on the code as it is: repair them first.');
const missed = wanted.filter((behavior) => {
  const isMissed = !isCaught(behavior);
  console.log(`${isMissed ? 'NOT CAUGHT' : 'caught'}: ${behavior.behavior} (${behavior.test})`);
  return isMissed;
});
if (tests.some(isJourney)) build();
writeFileSync(join(root, 'docs/spec/broken-behaviors.md'), behaviorsText(behaviors));
console.log(`${wanted.length - missed.length} of ${wanted.length} broken behaviors are caught.`);
process.exitCode = missed.length === 0 ? 0 : 1;

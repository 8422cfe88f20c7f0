import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findViolation } from './mutants/find-violation.ts';
import { mutants } from './mutants/mutants.ts';
import { tryMutant } from './mutants/try-mutant.ts';

/*
 * `pnpm reliability [histories]`: runs the histories of the packages, the API and Chromium, and every mutant, and
 * writes the results into docs/reliability.md. Exit code 1 if a history has a violation or a mutant is not detected.
 */
const document = resolve(import.meta.dirname, '../../../docs/reliability.md');
const begin = '<!-- figures -->\n';
const end = '<!-- end of figures -->';
const timeoutMs = 240_000;

const numRuns = Number(process.argv[2] ?? 1000);
const seed = Math.trunc(Math.random() * 2 ** 31);
const startedAt = performance.now();
const violations = await findViolation(numRuns, seed);
const seconds = Math.round((performance.now() - startedAt) / 1000);

/** Runs a test of histories with a new seed, which it prints with the history after a failure. */
function runTest(path: string, counts: Readonly<Record<string, string>>) {
  const testStartedAt = performance.now();
  const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', path], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, ...counts },
    stdio: 'inherit',
  });
  return {
    isSound: status === 0,
    seconds: Math.round((performance.now() - testStartedAt) / 1000),
  };
}

const apiRuns = 300;
const api = runTest('apps/commerce-api/src/test/api-histories.test.ts', {
  API_HISTORIES: String(apiRuns),
});
const browserRuns = 60;
const browser = runTest('packages/histories/src/browser/browser-histories.test.ts', {
  BROWSER_HISTORIES: String(browserRuns),
});

const undetected: string[] = [];
const waiting = [...mutants];
/** Tries the waiting mutants, one after the other. */
async function tryWaiting(): Promise<void> {
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const mutantViolations = await tryMutant(mutant, timeoutMs);
    process.stdout.write(`${mutant.breaks}: ${mutantViolations[0] ?? 'NOT DETECTED'}\n`);
    if (mutantViolations.length === 0) undetected.push(mutant.breaks);
  }
}
await Promise.all([tryWaiting(), tryWaiting()]);

const resultOf = ({ isSound }: { readonly isSound: boolean }) =>
  isSound ? 'no violation' : 'a violation';
const figures = [
  '| Check | Count | Result |',
  '| --- | --- | --- |',
  `| Histories of the packages | ${numRuns} (seed ${seed}, ${seconds} s) | ${violations[0] ?? 'no violation'} |`,
  `| Histories of the API | ${apiRuns} (a new seed, ${api.seconds} s) | ${resultOf(api)} |`,
  `| Histories in Chromium | ${browserRuns} (a new seed, ${browser.seconds} s) | ${resultOf(browser)} |`,
  `| Mutants | ${mutants.length} | ${mutants.length - undetected.length} detected${undetected.map((breaks) => `; not: ${breaks}`).join('')} |`,
  '',
  `Written on ${new Date().toISOString().slice(0, 10)}.`,
  '',
].join('\n');
const text = readFileSync(document, 'utf8');
const textBefore = text.slice(0, text.indexOf(begin) + begin.length);
writeFileSync(document, `${textBefore}\n${figures}\n${text.slice(text.indexOf(end))}`);
if (violations.length > 0 || !api.isSound || !browser.isSound || undetected.length > 0)
  process.exitCode = 1;

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findViolation } from './mutants/find-violation.ts';
import { mutants } from './mutants/mutants.ts';
import { tryMutant } from './mutants/try-mutant.ts';

/*
 * `pnpm reliability [histories]`: runs the histories of the packages and every mutant, and writes the figures into
 * docs/reliability.md. Ends with 1 if a history violates a promise or a mutant is not detected.
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

/** The test of the API prints seed and history of a failure. */
const apiRuns = 300;
const apiStartedAt = performance.now();
const apiTest = spawnSync(
  'pnpm',
  ['exec', 'vitest', 'run', 'apps/commerce-api/src/test/api-histories.test.ts'],
  {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, API_HISTORIES: String(apiRuns) },
    stdio: 'inherit',
  },
);
const apiSeconds = Math.round((performance.now() - apiStartedAt) / 1000);
const isApiSound = apiTest.status === 0;

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

const figures = [
  '| Check | Count | Result |',
  '| --- | --- | --- |',
  `| Histories of the packages | ${numRuns} (seed ${seed}, ${seconds} s) | ${violations[0] ?? 'no violation'} |`,
  `| Histories of the API | ${apiRuns} (a new seed, ${apiSeconds} s) | ${isApiSound ? 'no violation' : 'a violation'} |`,
  `| Mutants | ${mutants.length} | ${mutants.length - undetected.length} detected${undetected.map((breaks) => `; not: ${breaks}`).join('')} |`,
  '',
  `Written on ${new Date().toISOString().slice(0, 10)}.`,
  '',
].join('\n');
const text = readFileSync(document, 'utf8');
const textBefore = text.slice(0, text.indexOf(begin) + begin.length);
writeFileSync(document, `${textBefore}\n${figures}\n${text.slice(text.indexOf(end))}`);
if (violations.length > 0 || !isApiSound || undetected.length > 0) process.exitCode = 1;

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mutate } from './mutate.ts';
import { leastScore, mutationText } from './mutation-text.ts';
import { packagesUnderMutation, reasonsFor } from './reasons.ts';
import { outcomeOf, type MutationReport } from './survivors.ts';

/**
 * `pnpm mutation [package …]`: all of them without a name. With `--told` nothing is run: the last report is told again.
 * Ends with 1 when a package falls short.
 */
const root = resolve(import.meta.dirname, '../..');
const document = join(root, 'docs/spec/mutation.md');
const folder = join(root, 'reports/mutation');
const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== '--told');

mkdirSync(folder, { recursive: true });
for (const title of packagesUnderMutation) {
  if (wanted.length > 0 && !wanted.includes(title)) continue;
  const report = join(folder, `${title}.json`);
  if (!words.includes('--told')) await mutate(root, title, report);
  const outcome = outcomeOf(
    JSON.parse(readFileSync(report, 'utf8')) as MutationReport,
    reasonsFor(title),
  );
  const known = existsSync(document) ? readFileSync(document, 'utf8') : '';
  writeFileSync(document, mutationText(known, title, outcome));
  const unexplained = outcome.survivors.filter(({ why }) => why === undefined);
  console.log(
    `${title}: ${outcome.score.toFixed(1)} % (at least ${leastScore}), ${outcome.survivors.length} survivors, ${unexplained.length} without a reason`,
  );
  for (const { file, line, was, becomes } of unexplained) {
    console.log(`  ${file}: ${line}\n    ${was} → ${becomes}`);
  }
  if (outcome.score < leastScore || unexplained.length > 0) process.exitCode = 1;
}

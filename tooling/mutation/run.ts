import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mutate } from './mutate.ts';
import { mutatedPackages, readMutatedPackage } from './mutated-package.ts';
import { mutationText } from './mutation-text.ts';
import { outcomeOf, type MutationReport } from './survivors.ts';

/**
 * `pnpm mutation [package …]`: mutates the packages, or all packages without an argument.
 *
 * - `--report` runs no mutation and reads the last report.
 * - `--file=orders/order-calls.ts` for one package, also several times: mutates these files of its `src` and takes the
 * results
 *   of the others from the last report.
 *
 * Exit code 1: a score is below its least score, or a reason is not needed.
 */
const root = resolve(import.meta.dirname, '../..');
const document = join(root, 'docs/spec/mutation.md');
const folder = join(root, 'reports/mutation');
const parameters = process.argv.slice(2);
const names = parameters.filter((parameter) => !parameter.startsWith('--'));
const files = parameters.flatMap((parameter) => /^--file=(.+)/.exec(parameter)?.[1] ?? []);
if (files.length > 0 && names.length !== 1) throw new Error('--file belongs to one package.');

/** Returns the git object id of the sources and tests, with a mark if they have uncommitted changes. */
function treeOf(title: string): string {
  const git = (...parts: readonly string[]): string =>
    execFileSync('git', parts, { cwd: root, encoding: 'utf8' }).trim();
  const path = `packages/${title}/src`;
  const tree = git('rev-parse', '--short=12', `HEAD:${path}`);
  return git('status', '--porcelain', '--', path) === '' ? tree : `${tree} and changes`;
}

const readReport = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as MutationReport;

/** Mutates some files of a package and writes their results into its last report. */
async function mutateFiles(title: string, report: string): Promise<void> {
  const part = join(folder, `files-${title}.json`);
  rmSync(part, { force: true });
  await mutate(
    root,
    title,
    part,
    files.map((file) => `src/${file}`),
  );
  const last = readReport(report);
  const changed = { ...last, files: { ...last.files, ...readReport(part).files } };
  writeFileSync(report, JSON.stringify(changed));
}

mkdirSync(folder, { recursive: true });
for (const title of mutatedPackages) {
  if (names.length > 0 && !names.includes(title)) continue;
  const report = join(folder, `${title}.json`);
  if (files.length > 0) await mutateFiles(title, report);
  else if (!parameters.includes('--report')) {
    // Stryker would reuse the results of mutations that take effect at load time, even if the tests have changed.
    rmSync(report, { force: true });
    await mutate(root, title, report);
  }
  const { leastScore, reasons } = readMutatedPackage(title);
  const outcome = outcomeOf(readReport(report), reasons);
  const text = existsSync(document) ? readFileSync(document, 'utf8') : '';
  writeFileSync(document, mutationText(text, title, outcome, { leastScore, tree: treeOf(title) }));
  const unexcused = outcome.survivors.filter(({ why }) => why === undefined);
  console.log(
    `${title}: ${outcome.score.toFixed(1)} % (at least ${leastScore}), ${outcome.survivors.length} survivors, ${unexcused.length} without a reason`,
  );
  for (const { file, lines, line, was, becomes } of unexcused) {
    console.log(`  ${file}:${lines[0]}: ${line}\n    ${was} → ${becomes}`);
  }
  for (const { file, was, becomes } of outcome.unusedReasons) {
    console.log(`  reason not needed: ${file}: ${was} → ${becomes}`);
  }
  if (outcome.score < leastScore || outcome.unusedReasons.length > 0) process.exitCode = 1;
}

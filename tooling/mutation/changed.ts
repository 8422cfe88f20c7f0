import { execFileSync } from 'node:child_process';
import { matchesGlob, join, resolve } from 'node:path';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { changedFiles, lineCount, withinLines, type ChangedFile } from './changed-lines.ts';
import { mutate, shippedFiles } from './mutate.ts';
import { mutatedPackages, readMutatedPackage } from './mutated-package.ts';
import { outcomeOf, type MutationReport } from './survivors.ts';

/**
 * `node tooling/mutation/changed.ts <commit>`: mutates the lines of the mutated packages that differ from `commit`. It
 * is a part of `pnpm check`. Exit code 1: a mutation survived without a recorded reason.
 */
const root = resolve(import.meta.dirname, '../..');
/** A line has half a mutation on average. */
const maxLines = 300;

const [commit = 'main'] = process.argv.slice(2);
const diff = execFileSync('git', ['diff', '--unified=0', '--no-color', commit, '--', 'packages'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});

function isShipped(path: string): boolean {
  const isMatch = (pattern: string): boolean => matchesGlob(path, pattern);
  const excluded = shippedFiles.filter((pattern) => pattern.startsWith('!'));
  const included = shippedFiles.filter((pattern) => !pattern.startsWith('!'));
  return included.some(isMatch) && !excluded.some((pattern) => isMatch(pattern.slice(1)));
}

async function mutateChanged(title: string, files: readonly ChangedFile[]): Promise<boolean> {
  const folder = join(root, 'reports/mutation');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `changed-${title}.json`);
  rmSync(report, { force: true });
  const ranges = files.flatMap(({ path, ranges: changed }) =>
    changed.map(([first, last]) => `${path}:${first}-${last}`),
  );
  await mutate(root, title, report, ranges);
  const { reasons } = readMutatedPackage(title);
  const { killed, timedOut, survivors } = outcomeOf(
    JSON.parse(readFileSync(report, 'utf8')) as MutationReport,
    reasons,
  );
  const unexcused = survivors.filter(({ why }) => why === undefined);
  console.log(
    `${title}: ${killed + timedOut} changes noticed, ${survivors.length} survived, ${unexcused.length} without a reason`,
  );
  for (const { file, lines, line, was, becomes } of unexcused) {
    console.log(`  ${file}:${lines[0]}: ${line}\n    ${was} → ${becomes}`);
  }
  return unexcused.length === 0;
}

const { taken, leftOut } = withinLines(
  changedFiles(diff).filter(
    ({ title, path }) => mutatedPackages.includes(title) && isShipped(path),
  ),
  maxLines,
);
for (const title of mutatedPackages) {
  const files = taken.filter((file) => file.title === title);
  if (files.length > 0 && !(await mutateChanged(title, files))) process.exitCode = 1;
}
if (leftOut.length > 0) {
  const names = leftOut.map((file) => `${file.title}/${file.path} (${lineCount(file)} lines)`);
  console.log(`Not mutated here, over ${maxLines} lines: ${names.join(', ')}. pnpm mutation does.`);
}

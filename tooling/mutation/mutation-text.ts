import { shortened, type Outcome, type Survivor } from './survivors.ts';

const headingOf = (title: string): string => `## ${title}\n`;

/** Returns the document with a new section for one package. The other sections stay as in `document`. */
export function mutationText(
  document: string,
  title: string,
  outcome: Outcome,
  { leastScore, tree }: { readonly leastScore: number; readonly tree: string },
): string {
  const others = document
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !section.startsWith(headingOf(title)));
  const sections = [...others, sectionOf(title, outcome, leastScore, tree)].sort();
  return `# Mutation tests

\`pnpm mutation [package …]\` writes this page. It changes the code of a package, one small change at a time, and runs the
tests of the package that reach it. A change that fails no test has survived. Messages of errors that only a bug can cause
are excused; every other excuse names the file, the mutated text, what it becomes and the reason
(\`tooling/mutation/packages\`). The score counts excused survivors too, and may fall by one point.

\`git rev-parse HEAD:packages/<package>/src\` prints the measured revision of a package for as long as its code and its tests
are the same. Property tests run with fewer cases here, the same ones for every change.

${sections.map((section) => section.trimEnd()).join('\n\n')}
`;
}

function sectionOf(
  title: string,
  { killed, timedOut, survivors, score }: Outcome,
  leastScore: number,
  tree: string,
): string {
  const excused = survivors.filter(({ why }) => why !== undefined);
  const open = survivors.filter(({ why }) => why === undefined);
  const count = killed + timedOut + survivors.length;
  return `${headingOf(title)}
| Score | At least | Changes | Killed | Endless loop | Survived | Excused | Revision |
| --- | --- | --- | --- | --- | --- | --- | --- |
| ${score.toFixed(1)} % | ${leastScore} % | ${count} | ${killed} | ${timedOut} | ${survivors.length} | ${excused.length} | ${tree} |

${excusedTable(excused)}${openTable(open)}`;
}

function excusedTable(survivors: readonly Survivor[]): string {
  if (survivors.length === 0) return '';
  const rows = survivors.map(
    ({ file, was, becomes, why = '' }) => `| ${file} | ${code(was)} | ${code(becomes)} | ${why} |`,
  );
  return `Excused:

| File | Was | Became | Reason |
| --- | --- | --- | --- |
${rows.join('\n')}

`;
}

function openTable(survivors: readonly Survivor[]): string {
  if (survivors.length === 0) return '';
  const rows = survivors.map(
    ({ file, was, becomes }) => `| ${file} | ${code(was)} | ${code(becomes)} |`,
  );
  return `Not excused: a test is missing, or a reason.

| File | Was | Became |
| --- | --- | --- |
${rows.join('\n')}

`;
}

function code(text: string): string {
  const short = shortened(text);
  return short === '' ? 'nothing' : `\`\`${short.replaceAll('|', '\\|')}\`\``;
}

import type { Outcome } from './survivors.ts';

/** The least share of noticed changes, in percent. */
export const leastScore = 85;

const start = (title: string): string => `## ${title}\n`;

/** The document, with the section of one package made anew and the others as they stand in `known`. */
export function mutationText(known: string, title: string, outcome: Outcome): string {
  const others = known
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !section.startsWith(start(title)));
  const sections = [...others, sectionOf(title, outcome)].sort();
  return `# What the tests notice

\`pnpm mutation\` changes the code of the packages with the most rules, one small change at a time, and runs the tests
that reach it: a change no test notices has survived. At least ${leastScore} % must be noticed, and each survivor has a reason
(\`tooling/mutation/reasons.ts\`). Laws run with fewer cases here, the same ones for every change.

${sections.map((section) => section.trimEnd()).join('\n\n')}
`;
}

function sectionOf(title: string, { killed, timedOut, survivors, score }: Outcome): string {
  const rows = survivors.map(
    ({ file, was, becomes, why = 'nobody has said' }) =>
      `| ${file} | ${code(was)} | ${code(becomes)} | ${why} |`,
  );
  return `${start(title)}
${score.toFixed(1)} %: of ${killed + timedOut + survivors.length} changes ${killed} failed a test, ${timedOut} ended in a loop, ${survivors.length} survived.

| File | Was | Became | Why no test notices |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const longest = 70;

function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const short = line.length > longest ? `${line.slice(0, longest)}…` : line;
  return short === '' ? 'nothing' : `\`\`${short.replaceAll('|', '\\|')}\`\``;
}

import type { Reason } from './mutated-package.ts';

const messageOfError = 'message of an error that only a bug can cause; its class identifies it';

interface Position {
  /** Line number, from 1. */
  readonly line: number;
  /** Column number, from 1. */
  readonly column: number;
}

/** The part of Stryker's report (mutation-testing-report-schema 2) that this module reads. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly replacement?: string;
          readonly location: { readonly start: Position; readonly end: Position };
        }[];
      }
    >
  >;
}

/** A mutation that no test noticed. */
export interface Survivor {
  /** Path in the `src` folder of the package. */
  readonly file: string;
  /** First and last line of the mutation, from 1. */
  readonly lines: readonly [first: number, last: number];
  /** Text of its first line, without indentation. */
  readonly line: string;
  readonly was: string;
  readonly becomes: string;
  /** Reason why no test can notice the mutation; `undefined` if none is recorded. */
  readonly why: string | undefined;
}

/** Result of the mutation of a package. */
export interface Outcome {
  readonly killed: number;
  /** Mutations that ended in an endless loop. They count as noticed. */
  readonly timedOut: number;
  readonly survivors: readonly Survivor[];
  /** Percent of all mutations that were noticed; 100 if there are none. */
  readonly score: number;
  /** Reasons without a survivor: their code has changed, or a test notices the mutation. */
  readonly unusedReasons: readonly Reason[];
}

/** Counts the results and assigns a reason to each survivor. Each reason is used once. */
export function outcomeOf({ files }: MutationReport, reasons: readonly Reason[]): Outcome {
  const mutants = Object.entries(files).flatMap(([path, { source, mutants: found }]) =>
    found.map((mutant) => ({ ...mutant, file: path.replace(/^src\//, ''), source })),
  );
  const count = (wanted: string): number =>
    mutants.filter(({ status }) => status === wanted).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const unusedReasons = [...reasons];
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ file, source, location, replacement = '' }): Survivor => {
      const change = { ...changedText(source, location), file, becomes: replacement };
      return { ...change, why: takeReason(unusedReasons, change) };
    })
    .sort((a, b) => a.file.localeCompare(b.file) || a.lines[0] - b.lines[0]);
  const noticed = killed + timedOut;
  const all = noticed + survivors.length;
  const score = all === 0 ? 100 : (100 * noticed) / all;
  return { killed, timedOut, survivors, score, unusedReasons };
}

function changedText(
  source: string,
  { start, end }: { readonly start: Position; readonly end: Position },
): Pick<Survivor, 'line' | 'was' | 'lines'> {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const was = lines
    .map((text, index) => {
      const to = index === lines.length - 1 ? end.column - 1 : undefined;
      return text.slice(index === 0 ? start.column - 1 : 0, to).trim();
    })
    .join(' ');
  return { line: lines[0]?.trim() ?? '', was, lines: [start.line, end.line] };
}

function takeReason(
  unused: Reason[],
  { file, line, was, becomes }: Pick<Survivor, 'file' | 'line' | 'was' | 'becomes'>,
): string | undefined {
  // Applies to the message only: a mutation of the condition before it is another text.
  if (line.includes('throw new ') && /^['"`]/.test(was)) return messageOfError;
  const index = unused.findIndex(
    (reason) =>
      reason.file === file &&
      reason.was === shortened(was) &&
      reason.becomes === shortened(becomes),
  );
  return index === -1 ? undefined : unused.splice(index, 1)[0]?.why;
}

const maxLength = 70;

/** Returns the text on one line, cut after 70 characters. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}

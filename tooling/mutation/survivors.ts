import type { Reason } from './reasons.ts';

interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** The part of Stryker's report (mutation-testing-report-schema 2) that is read here. */
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

/** A change no test noticed. */
interface Survivor {
  readonly file: string;
  /** The line it begins in, without its indentation. */
  readonly line: string;
  readonly was: string;
  readonly becomes: string;
  /** Why no test can or need notice it; absent when nobody has said. */
  readonly why: string | undefined;
}

/** How the tests of a package stood. */
export interface Outcome {
  readonly killed: number;
  readonly timedOut: number;
  readonly survivors: readonly Survivor[];
  /** Percent of all changes that were noticed. */
  readonly score: number;
}

/** Counts, and finds the reason of each survivor. */
export function outcomeOf({ files }: MutationReport, reasons: readonly Reason[]): Outcome {
  const mutants = Object.entries(files).flatMap(([path, { source, mutants: found }]) =>
    found.map((mutant) => ({ ...mutant, file: path.replace(/^src\//, ''), source })),
  );
  const count = (wanted: string): number =>
    mutants.filter(({ status }) => status === wanted).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ file, source, location: { start, end }, replacement = '' }): Survivor => {
      const lines = source.split('\n').slice(start.line - 1, end.line);
      const line = lines[0]?.trim() ?? '';
      const was = lines
        .map((text, at) => {
          const to = at === lines.length - 1 ? end.column - 1 : undefined;
          return text.slice(at === 0 ? start.column - 1 : 0, to).trim();
        })
        .join(' ');
      const change = { file, line, was, becomes: replacement };
      return { ...change, why: reasonOf(reasons, change) };
    })
    .sort((a, b) => a.file.localeCompare(b.file));
  const noticed = killed + timedOut;
  const score = (100 * noticed) / Math.max(1, noticed + survivors.length);
  return { killed, timedOut, survivors, score };
}

function reasonOf(
  reasons: readonly Reason[],
  { file, line, becomes }: Omit<Survivor, 'why'>,
): string | undefined {
  return reasons.find(
    (reason) =>
      (reason.file === undefined || reason.file === file) &&
      line.includes(reason.line) &&
      (reason.becomes === undefined || reason.becomes === becomes),
  )?.why;
}

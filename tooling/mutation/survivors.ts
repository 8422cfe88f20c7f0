import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import type { Reason } from './reasons.ts';

/** One change of the code and what the tests made of it. */
export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

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
export function outcomeOf(mutants: readonly Mutant[], reasons: readonly Reason[]): Outcome {
  const count = (status: Mutant['status']): number =>
    mutants.filter((mutant) => mutant.status === status).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => survivorOf(mutant, reasons))
    .sort((a, b) => a.file.localeCompare(b.file));
  const noticed = killed + timedOut;
  return {
    killed,
    timedOut,
    survivors,
    score: (100 * noticed) / Math.max(1, noticed + survivors.length),
  };
}

function survivorOf(mutant: Mutant, reasons: readonly Reason[]): Survivor {
  const { start, end } = mutant.location;
  const lines = readFileSync(mutant.fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const line = lines[0]?.trim() ?? '';
  const last = lines.length - 1;
  const was = lines
    .map((text, at) =>
      text.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined).trim(),
    )
    .join(' ');
  const file = basename(mutant.fileName);
  const reason = reasons.find(
    (each) => (each.file === undefined || each.file === file) && line.includes(each.line),
  );
  return { file, line, was, becomes: mutant.replacement ?? '', why: reason?.why };
}

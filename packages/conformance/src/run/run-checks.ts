import { Broken, NotApplicable } from './claim.ts';
import type { Bench } from '../bench/bench.ts';
import type { Check, Section } from './check.ts';
import { extensions } from './extensions.ts';

export type Verdict = 'holds' | 'fails' | 'skipped';

/** Result of one check. */
export interface Judged {
  readonly section: string;
  readonly id: string;
  readonly cites: string;
  readonly what: string;
  readonly verdict: Verdict;
  /** Reason of a failure or a skip. */
  readonly reason: string | undefined;
  readonly ms: number;
}

/** Runs the checks one by one: each must cope with the changes of the previous ones. */
export async function runChecks(
  sections: readonly Section[],
  bench: Bench,
  onJudged: (result: Judged) => void = () => undefined,
): Promise<readonly Judged[]> {
  const judgements: Judged[] = [];
  for (const { title, checks } of sections) {
    for (const check of checks) {
      const startedMs = performance.now();
      const [verdict, reason] = await judge(check, bench);
      const { id, cites, what } = check;
      const ms = Math.round(performance.now() - startedMs);
      const judgement: Judged = { section: title, id, cites, what, verdict, reason, ms };
      judgements.push(judgement);
      onJudged(judgement);
    }
  }
  return judgements;
}

async function judge(check: Check, bench: Bench): Promise<readonly [Verdict, string | undefined]> {
  try {
    if (check.needs !== undefined && !(await bench.has(check.needs))) {
      return ['skipped', `the backend has no ${extensions[check.needs].title}`];
    }
    await check.run(bench);
    return ['holds', undefined];
  } catch (error) {
    if (error instanceof NotApplicable) return ['skipped', error.message];
    if (error instanceof Broken) return ['fails', error.message];
    // A response that no check expects violates the contract too.
    return ['fails', `unexpected: ${error instanceof Error ? error.message : String(error)}`];
  }
}

import type { Bench } from '../bench/bench.ts';
import type { Extension } from './extensions.ts';

/** One promise of the wire, judged from outside. */
export interface Check {
  /** Stays the same for good: `cart/update-adds`. */
  readonly id: string;
  /** The section of the wire contract it rests on; `RL-13` and the like where the rule is ours. */
  readonly cites: string;
  /** The rule that holds, in the present tense. */
  readonly what: string;
  /** Skipped where the backend has no such extension. */
  readonly needs: Extension | undefined;
  /** Errors: throws `Broken` when the check fails, `NotApplicable` when it cannot be decided. */
  run(bench: Bench): Promise<void>;
}

/** Checks about one thing. */
export interface Section {
  readonly title: string;
  readonly checks: readonly Check[];
}

/** One check, in one line of a section. */
export function check(
  id: string,
  cites: string,
  what: string,
  run: (bench: Bench) => Promise<void>,
  needs?: Extension,
): Check {
  return { id, cites, what, run, needs };
}

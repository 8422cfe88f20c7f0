import type { Bench } from '../bench/bench.ts';
import type { Extension } from './extensions.ts';

/** One testable rule of the wire. */
export interface Check {
  /** Never changes: `cart/update-adds`. */
  readonly id: string;
  /** Section of the wire contract with the rule; `RL-13` and similar for rules of this project. */
  readonly cites: string;
  /** The rule, in the present tense. */
  readonly what: string;
  /** Skipped if the backend lacks this extension. */
  readonly needs: Extension | undefined;
  /** Errors: throws `Broken` when the check fails, `NotApplicable` when it cannot be decided. */
  run(bench: Bench): Promise<void>;
}

/** Checks of one topic. */
export interface Section {
  readonly title: string;
  readonly checks: readonly Check[];
}

/** Creates a check; one line of a section each. */
export function check(
  id: string,
  cites: string,
  what: string,
  run: (bench: Bench) => Promise<void>,
  needs?: Extension,
): Check {
  return { id, cites, what, run, needs };
}

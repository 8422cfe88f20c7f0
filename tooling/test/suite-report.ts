import { basename } from 'node:path';
import * as v from 'valibot';

/** What came of a suite: how many tests passed, and a line for each thing that did not. */
export const suiteReport = v.object({ passed: v.number(), failures: v.array(v.string()) });
export type SuiteReport = v.InferOutput<typeof suiteReport>;

interface Journeys {
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
  }[];
  readonly suites: readonly Journeys[];
}

const journeys: v.GenericSchema<unknown, Journeys> = v.object({
  specs: v.array(v.object({ ok: v.boolean(), title: v.string(), file: v.string() })),
  suites: v.optional(v.array(v.lazy(() => journeys)), []),
});

/** The report of playwright in the same words. */
export const journeysReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), flaky: v.number() }),
    suites: v.array(journeys),
    errors: v.optional(v.array(v.object({ message: v.optional(v.string(), 'no word why') })), []),
  }),
  v.transform(({ stats, suites, errors }): SuiteReport => ({
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap(failed), ...errors.map(({ message }) => message)],
  })),
);

function failed({ specs, suites }: Journeys): readonly string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${basename(file)}: ${title}`);
  return [...own, ...suites.flatMap(failed)];
}

import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** What came of a suite: how many tests passed, and a line for each thing that did not. */
export const suiteReport = v.object({ passed: v.number(), failures: v.array(v.string()) });
export type SuiteReport = v.InferOutput<typeof suiteReport>;

interface Journeys {
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[];
    }[];
  }[];
  readonly suites: readonly Journeys[];
}

const told = v.object({ message: v.optional(v.string(), 'no word why') });

const journeys: v.GenericSchema<unknown, Journeys> = v.object({
  specs: v.array(
    v.object({
      ok: v.boolean(),
      title: v.string(),
      file: v.string(),
      tests: v.array(v.object({ results: v.array(v.object({ errors: v.array(told) })) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => journeys)), []),
});

/** The report of playwright in the same words. */
export const journeysReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), flaky: v.number() }),
    suites: v.array(journeys),
    errors: v.optional(v.array(told), []),
  }),
  v.transform(({ stats, suites, errors }): SuiteReport => ({
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap(failed), ...errors.map(({ message }) => message)],
  })),
);

function failed({ specs, suites }: Journeys): readonly string[] {
  const own = specs.filter(({ ok }) => !ok).map(lineOf);
  return [...own, ...suites.flatMap(failed)];
}

/** Which journey it was, and the first line of each complaint, without the colours of a terminal. */
function lineOf({ file, title, tests }: Journeys['specs'][number]): string {
  const complaints = tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => message.split('\n', 1)[0] ?? '')),
  );
  return stripVTControlCharacters([`${basename(file)}: ${title}`, ...complaints].join(': '));
}

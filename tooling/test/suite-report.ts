import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** Schema of a suite's result: the number of passed tests, a line for each failure, and the skipped tests. */
export const suiteReport = v.object({
  passed: v.number(),
  failures: v.array(v.string()),
  skipped: v.array(v.string()),
});
export type SuiteReport = v.InferOutput<typeof suiteReport>;

interface JourneyError {
  readonly message: string;
  /** Absent if the error has no place in a file. */
  readonly location?: { readonly file: string; readonly line: number } | undefined;
}

interface Journeys {
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly JourneyError[] }[];
    }[];
  }[];
  readonly suites: readonly Journeys[];
}

const error = v.object({
  message: v.optional(v.string(), 'no word why'),
  location: v.optional(v.object({ file: v.string(), line: v.number() })),
});

const journeys: v.GenericSchema<unknown, Journeys> = v.object({
  specs: v.array(
    v.object({
      ok: v.boolean(),
      title: v.string(),
      file: v.string(),
      tests: v.array(
        v.object({
          status: v.string(),
          results: v.array(v.object({ errors: v.array(error) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => journeys)), []),
});

/** Schema that converts the report of playwright to the same form. */
export const journeysReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), flaky: v.number() }),
    suites: v.array(journeys),
    errors: v.optional(v.array(error), []),
  }),
  v.transform(({ stats, suites, errors }): SuiteReport => ({
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap(failed), ...errors.map(({ message }) => message)],
    skipped: suites.flatMap(skipped),
  })),
);

/** Returns the journeys that failed on a device. Playwright reports a spec as ok that passed on its first device. */
function failed({ specs, suites }: Journeys): readonly string[] {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'unexpected'))
    .map(lineOf);
  return [...own, ...suites.flatMap(failed)];
}

/** Returns the journeys that did not run on each of their devices. Playwright reports a skipped spec as ok. */
function skipped({ specs, suites }: Journeys): readonly string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ file, title }) => `${basename(file)}: ${title}`);
  return [...own, ...suites.flatMap(skipped)];
}

/** Returns the journey, and of each error its first line, locator and differing values, with its place in the code. */
function lineOf({ file, title, tests }: Journeys['specs'][number]): string {
  const errors = tests.flatMap(({ results }) =>
    results.flatMap((result) =>
      result.errors.map(({ message, location }) =>
        location === undefined
          ? shortened(message)
          : `${shortened(message)} (${basename(location.file)}:${location.line})`,
      ),
    ),
  );
  return [`${basename(file)}: ${title}`, ...errors].join(': ');
}

/** Maximum number of printed lines of a difference: one page of the log for a journey. */
const shownDifferences = 12;

/** Returns the first line of an error, its locator and the lines that differ, without the colors of a terminal. */
function shortened(message: string): string {
  const [first = '', ...rest] = stripVTControlCharacters(message).split('\n');
  const differences = rest
    .filter((line) => /^(?:[+-] |Locator: )/.test(line))
    .slice(0, shownDifferences);
  return [first, ...differences].join('\n');
}

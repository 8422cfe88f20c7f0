interface AllowedSkip {
  /**
   * End of the path of the test's file, a colon, and the beginning of its title with the titles of its groups, joined
   * by ` > `.
   */
  readonly test: string;
  readonly reason: string;
}

/** Tests that may be skipped. `.ci/run` skips only the first. */
export const allowedSkips: readonly AllowedSkip[] = [
  {
    test: 'import-file.test.ts: catalogs of other shops',
    reason: 'the catalogs belong to their shops; IMPORT_SAMPLES names a folder with some',
  },
  {
    test: 'malformed.test.ts: [RL-13] of every call of the OpenAPI document > none is left out',
    reason: 'FUZZ_RUNS asks for fewer than the 20,000 requests that reach every call',
  },
  {
    test: 'started-shop.test.ts: floods',
    reason: 'the memory of processes is read from /proc, which only Linux has',
  },
  {
    test: 'started-shop.test.ts: kill -9 under load',
    reason: 'processes are found through /proc, which only Linux has',
  },
  {
    test: 'listen-on.test.ts: findings E8',
    reason: 'the system allows a shorter queue of connections (somaxconn) than the test fills',
  },
  {
    test: 'opensearch.test.ts: the engine over OpenSearch',
    reason: 'a node of OpenSearch needs a JDK of Java 17 or newer and Maven on the path',
  },
  {
    test: 'scale.test.ts: a shop on several processes',
    reason:
      'it needs Linux, whose loopback has many addresses, a JDK of Java 17 or newer, and Maven',
  },
];

export interface SkipReport {
  readonly listed: readonly { readonly test: string; readonly reason: string }[];
  /** Failures: a line for each skipped test without a reason. */
  readonly unlisted: readonly string[];
}

/** Returns the reason of each skipped test. Tests are given as `path/of/file.test.ts: title`. */
export function judgeSkips(
  skipped: readonly string[],
  allowed: readonly AllowedSkip[] = allowedSkips,
): SkipReport {
  const reports = skipped.map((test) => ({
    test,
    reason: allowed.find((skip) => `/${test}`.includes(`/${skip.test}`))?.reason,
  }));
  return {
    listed: reports.flatMap(({ test, reason }) => (reason === undefined ? [] : [{ test, reason }])),
    unlisted: reports
      .filter(({ reason }) => reason === undefined)
      .map(({ test }) => `${test}: skipped without a reason in tooling/test/allowed-skips.ts`),
  };
}

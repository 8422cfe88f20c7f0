import * as fc from 'fast-check';

export * from 'fast-check';

const mostCases = 100;
/** Maximum number of cases of an asynchronous property. Each case is a whole history. */
const mostHistories = 25;

/**
 * Parameters of the properties of a package under mutation: fewer cases, the same cases for each mutant, and no
 * shrinking.
 */
const bounds = { seed: 27, endOnFailure: true } as const;

/** Replaces `assert` of fast-check. */
export function assert<Ts>(
  property: fc.IRawProperty<Ts>,
  parameters: fc.Parameters<Ts> = {},
): Promise<void> | void {
  const most = property.isAsync() ? mostHistories : mostCases;
  const numRuns = Math.min(parameters.numRuns ?? most, most);
  return fc.assert(property, { ...parameters, ...bounds, numRuns });
}

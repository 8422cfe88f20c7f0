import * as fc from 'fast-check';

export * from 'fast-check';

const mostCases = 100;
/** Of laws that wait: each case of theirs is a whole history. */
const mostHistories = 25;

/** The laws of a package under mutation: fewer cases, the same ones for each mutant, and none made smaller. */
const bounds = { seed: 27, endOnFailure: true } as const;

/** Stands in for fast-check's own `assert`. */
export function assert<Ts>(
  property: fc.IRawProperty<Ts>,
  parameters: fc.Parameters<Ts> = {},
): Promise<void> | void {
  const most = property.isAsync() ? mostHistories : mostCases;
  const numRuns = Math.min(parameters.numRuns ?? most, most);
  return fc.assert(property, { ...parameters, ...bounds, numRuns });
}

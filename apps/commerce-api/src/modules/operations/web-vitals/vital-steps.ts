import type { VitalMetric } from '@shop/contract';

/** Each step is 10 % above the one before: a percentile is exact to 5 %. */
const growth = Math.log(1.1);
/** Smallest value above 0: CLS is counted in ten-thousandths, the others in milliseconds. */
const unitOf = (metric: VitalMetric) => (metric === 'CLS' ? 0.0001 : 1);

/** Returns the step of a value; 0 for no value. The largest value of the wire is step 141. */
export function stepOf(metric: VitalMetric, value: number): number {
  const units = value / unitOf(metric);
  return units < 1 ? 0 : 1 + Math.floor(Math.log(units) / growth);
}

/** Returns the middle value of a step. */
export function valueOfStep(metric: VitalMetric, step: number): number {
  return step === 0 ? 0 : unitOf(metric) * Math.exp((step - 0.5) * growth);
}

export interface StepCount {
  readonly step: number;
  readonly count: number;
}

/** Returns the value that `share` of the visits do not exceed, in ascending steps; undefined without visits. */
export function percentile(
  metric: VitalMetric,
  steps: readonly StepCount[],
  share: number,
): number | undefined {
  const all = steps.reduce((sum, { count }) => sum + count, 0);
  let countSoFar = 0;
  for (const { step, count } of steps) {
    countSoFar += count;
    if (countSoFar >= all * share) return valueOfStep(metric, step);
  }
  return undefined;
}

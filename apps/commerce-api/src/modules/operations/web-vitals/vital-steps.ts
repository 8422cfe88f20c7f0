import type { VitalMetric } from '@shop/contract';

/** Each step is a tenth above the one before: a percentile is right to a twentieth. */
const growth = Math.log(1.1);
/** Smallest value above 0: CLS is counted in ten-thousandths, the others in milliseconds. */
const unitOf = (metric: VitalMetric) => (metric === 'CLS' ? 0.0001 : 1);

/** Which step a value falls into; 0 is nothing. The largest value of the wire is step 141. */
export function stepOf(metric: VitalMetric, value: number): number {
  const units = value / unitOf(metric);
  return units < 1 ? 0 : 1 + Math.floor(Math.log(units) / growth);
}

/** The value in the middle of a step. */
export function valueOfStep(metric: VitalMetric, step: number): number {
  return step === 0 ? 0 : unitOf(metric) * Math.exp((step - 0.5) * growth);
}

export interface StepCount {
  readonly step: number;
  readonly count: number;
}

/** The value that `share` of the visits stay below or at, in ascending steps; undefined without visits. */
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

/**
 * One step of a price computation: the applied rule and the resulting price.
 *
 * `gross` is the price to pay after the step, in minor units; `because` has the inputs of the rule. Source: PR-31.
 */
export interface PriceStep {
  readonly rule: string;
  readonly step:
    | 'platform-price'
    | 'sum-of-parts'
    | 'source-price'
    | 'final-price'
    | 'special-price'
    | 'special-not-running'
    | 'special-not-lower'
    | 'tier-price'
    | 'cheapest-child';
  readonly gross: number;
  readonly because: Readonly<Record<string, string | number | boolean>>;
}

/** Adds a step to the trace, if one is requested. */
export function addStep(
  steps: PriceStep[] | undefined,
  rule: string,
  step: PriceStep['step'],
  gross: number,
  because: PriceStep['because'] = {},
): void {
  steps?.push({ rule, step, gross, because });
}

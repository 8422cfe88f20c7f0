import * as v from 'valibot';

/** One problem in a configuration. */
export interface ShopConfigProblem {
  /** Path of the setting: `products.priceRanges.0.from`. Empty: the whole configuration. */
  readonly path: string;
  /** Message for the author of the configuration: the problem and, if known, the fix. */
  readonly message: string;
}

/** Returns the problem that an issue of the schema describes. Source: SC-27. */
export function problemOfIssue(issue: v.BaseIssue<unknown>): ShopConfigProblem {
  const path = v.getDotPath(issue) ?? '';
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { path, message: `is no setting: correct the name "${name}" or remove it` };
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    return { path, message: `is missing: add "${name}"` };
  }
  return { path, message: issue.message };
}

import { toNumber, toSources } from '../coerce.ts';
import type { Source } from '../document.ts';

const amount = /^(?:original_)?(?:price|special_price|final_price)(?:_incl_tax)?$/;

/**
 * Returns the path of a price without a tax class. A variant has the class of its product.
 * `undefined` if there is no such price. Class 0 is untaxed (PR-6).
 */
export function taxClassProblem(source: Source): string | undefined {
  if (toNumber(source['tax_class_id']) !== undefined) return undefined;
  if (isPriced(source)) return needsClass('tax_class_id');
  const at = toSources(source['configurable_children']).findIndex(
    (child) => toNumber(child['tax_class_id']) === undefined && isPriced(child),
  );
  return at < 0 ? undefined : needsClass(`configurable_children.${at}.tax_class_id`);
}

function needsClass(path: string): string {
  return `${path}: missing beside a price; 0 for an article without tax`;
}

/** Returns true if a document has a price of its own above 0. */
export function isPriced(source: Source): boolean {
  return (
    Object.entries(source).some(([field, value]) => amount.test(field) && isAboveZero(value)) ||
    toSources(source['tier_prices']).some((tier) => isAboveZero(tier['value']))
  );
}

function isAboveZero(value: unknown): boolean {
  return (toNumber(value) ?? 0) > 0;
}

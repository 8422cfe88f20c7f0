import { isSelectOption } from '../catalog/custom-option-kind.ts';
import type { Product } from '../catalog/product.ts';

/** Why the withdrawal without a reason ends early, or does not hold. */
export type WithdrawalException = 'download' | 'own-words';

/**
 * What of a product is excepted from the withdrawal: a download once it has begun, and what is made to words the buyer
 * writes. 45/2014. (II. 26.) Korm. rendelet, 29. §. Source: CO-65.
 */
export function withdrawalExceptions({
  type_id: type,
  custom_options: options,
}: Pick<Product, 'type_id' | 'custom_options'>): readonly WithdrawalException[] {
  const takesWords = options?.some((option) => !isSelectOption(option)) === true;
  return [
    ...(type === 'downloadable' ? (['download'] as const) : []),
    ...(takesWords ? (['own-words'] as const) : []),
  ];
}

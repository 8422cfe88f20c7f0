import { isSelectOption } from '@shop/catalog';
import type { Product } from '@shop/contract';

/** Reason why the right of withdrawal ends early or does not apply. */
export type WithdrawalException = 'download' | 'own-words';

/**
 * Returns the exceptions of a product from the right of withdrawal: a started download, and a product made with text of
 * the buyer. 45/2014. (II. 26.) Korm. rendelet, 29. §. Source: OR-11.
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

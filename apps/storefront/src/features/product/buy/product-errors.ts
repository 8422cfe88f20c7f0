import { renewOptionErrors, type OptionErrors } from '@shop/catalog';
import type { Product } from '@shop/contract';

/** Returns the errors of the product in the catalog and of its selected options. Source: PO-24, CS-37. */
export function productErrors(
  product: Product,
  optionErrors: OptionErrors,
): Readonly<Record<string, string>> {
  const errors = product['errors'];
  const isByTopic = typeof errors === 'object' && errors !== null;
  return renewOptionErrors(
    isByTopic ? (errors as Readonly<Record<string, string>>) : undefined,
    optionErrors,
  );
}

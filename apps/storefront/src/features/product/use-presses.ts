import type { Product } from '@shop/contract';
import type { ChoiceChange, VariantChoice } from '@shop/product-options';
import { useState } from 'react';
import { chooseValue, offeredInstead } from './choose-value.ts';

/** A press that led nowhere: there is no such configuration, the previous choice stands. */
export interface ChoiceRefusal {
  /** What there is with the value that was pressed; absent where there is nothing. */
  readonly instead: VariantChoice | undefined;
  takeInstead(): void;
}

/** Presses on the options of a product: what holds is given to `take`, what leads nowhere is told. */
export function usePresses(
  product: Product,
  choice: VariantChoice,
  take: (change: ChoiceChange) => void,
): { readonly refusal: ChoiceRefusal | undefined; choose(key: string, value: string): void } {
  const [refused, setRefused] = useState<{ readonly instead: ChoiceChange | undefined }>();

  function hold(change: ChoiceChange): void {
    setRefused(undefined);
    take(change);
  }

  return {
    refusal: refused && {
      instead: refused.instead?.choice,
      takeInstead: () => refused.instead && hold(refused.instead),
    },
    choose(key, value) {
      const change = chooseValue(product, choice, key, value);
      if (change.outcome !== 'refused') hold(change);
      else setRefused({ instead: offeredInstead(product, choice, key, value) });
    },
  };
}

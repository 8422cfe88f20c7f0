import type { Product } from '@shop/contract';
import type { ChoiceChange, VariantChoice } from '@shop/catalog';
import { useState } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { chooseValue, offeredInstead, optionsChangedBy } from './choose-value.ts';

/** Press on a value without a matching variant: the previous selection remains. */
interface ChoiceRefusal {
  /** Selection with the pressed value; undefined if there is none. */
  readonly instead: VariantChoice | undefined;
  takeInstead(): void;
}

/** Handlers for presses on the options of a product, and the result of the last press. */
export interface OptionSelection {
  /** Set if the last press was refused. */
  readonly refusal: ChoiceRefusal | undefined;
  /** Other options that the last press changed. */
  readonly changedOptions: readonly string[];
  choose(key: string, value: string): void;
}

/** Handles presses on the options of a product: calls `take` with a possible choice and reports an impossible one. */
export function useOptionSelection(
  product: Product,
  choice: VariantChoice,
  take: (change: ChoiceChange) => void,
): OptionSelection {
  const { adaptOptions } = useShop().config.products;
  const [refusedChoice, setRefusedChoice] = useState<{
    readonly instead: ChoiceChange | undefined;
  }>();
  const [changedOptions, setChangedOptions] = useState<readonly string[]>([]);

  function hold(change: ChoiceChange): void {
    setRefusedChoice(undefined);
    take(change);
  }

  return {
    refusal: refusedChoice && {
      instead: refusedChoice.instead?.choice,
      takeInstead: () => refusedChoice.instead && hold(refusedChoice.instead),
    },
    changedOptions,
    choose(key, value) {
      const change = chooseValue(product, choice, key, value, adaptOptions);
      const isAdapted = change.outcome === 'adapted';
      setChangedOptions(isAdapted ? optionsChangedBy(product, choice, key, value) : []);
      if (change.outcome !== 'refused') hold(change);
      else setRefusedChoice({ instead: offeredInstead(product, choice, key, value) });
    },
  };
}

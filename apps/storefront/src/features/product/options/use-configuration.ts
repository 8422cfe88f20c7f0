import type { Product } from '@shop/contract';
import type { VariantChoice } from '@shop/catalog';
import { productPath } from '@shop/url-resolver';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { choiceOfSku, configured } from './choose-value.ts';
import { useOptionSelection, type OptionSelection } from './use-option-selection.ts';

/** Selection of a configurable product, and the product with the fields of that variant. */
export interface Configuration extends OptionSelection {
  /** Fields of the variant over those of the product; the product itself if it has no options. */
  readonly product: Product;
  readonly choice: VariantChoice;
}

/**
 * Returns the selected variant. The address has it (`childSku`), so that it can be shared; the state holds a selection
 * until the address has it.
 */
export function useConfiguration(product: Product, childSku: string | undefined): Configuration {
  const shop = useShop();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ readonly sku: string; readonly choice: VariantChoice }>();
  const addressed = choiceOfSku(product, childSku);
  const choice = open?.sku === addressed.sku && open !== undefined ? open.choice : addressed.choice;

  const presses = useOptionSelection(product, choice, (change) => {
    // Shown at once; the address follows and then determines the selection.
    setOpen({ sku: addressed.sku ?? '', choice: change.choice });
    if (change.variant === undefined) return;
    void navigate({
      href: productPath(product, shop.linkRules, change.variant.sku),
      replace: true,
      resetScroll: false,
    });
  });

  return { product: configured(product, choice), choice, ...presses };
}

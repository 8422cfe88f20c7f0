import type { Product } from '@shop/contract';
import type { VariantChoice } from '@shop/catalog';
import { productPath } from '@shop/url-resolver';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { choiceOfSku, configured } from './choose-value.ts';
import { useOptionSelection, type OptionSelection } from './use-option-selection.ts';

/** Selection of a configurable product, and the product as that variant. */
export interface Configuration extends OptionSelection {
  /** The variant's fields over the product's; the product itself where nothing is to choose. */
  readonly product: Product;
  readonly choice: VariantChoice;
}

/**
 * The chosen variant lives in the address (`childSku`), so that it can be sent to a friend; a choice that is
 * not in the address yet lives here.
 */
export function useConfiguration(product: Product, childSku: string | undefined): Configuration {
  const shop = useShop();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ readonly sku: string; readonly choice: VariantChoice }>();
  const addressed = choiceOfSku(product, childSku);
  const choice = open?.sku === addressed.sku && open !== undefined ? open.choice : addressed.choice;

  const presses = useOptionSelection(product, choice, (change) => {
    // Shown at once; the address follows, and from then on it is what counts.
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

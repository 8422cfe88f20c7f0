import type { Product } from '@shop/contract';
import {
  changeChoice,
  choiceOf,
  configureProduct,
  firstVariant,
  optionAvailability,
  variantBySku,
  type VariantChoice,
} from '@shop/product-options';
import { productPath } from '@shop/url-resolver';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useShop } from '../../wiring/use-shop.ts';

/** What has been chosen of a configurable product, and the product as that variant. */
export interface Configuration {
  /** The variant's fields over the product's; the product itself where nothing is to choose. */
  readonly product: Product;
  readonly choice: VariantChoice;
  /** The last press led nowhere: there is no such configuration, the previous choice stands. */
  readonly wasRefused: boolean;
  choose(key: string, value: string): void;
}

/**
 * The chosen variant lives in the address (`childSku`), so that it can be sent to a friend; a choice that is
 * not in the address yet lives here. Sold-out variants can be looked at.
 */
export function useConfiguration(product: Product, childSku: string | undefined): Configuration {
  const shop = useShop();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ readonly sku: string; readonly choice: VariantChoice }>();
  const [wasRefused, setRefused] = useState(false);
  const rules = { keepOutOfStock: true };
  const addressed =
    (childSku === undefined ? undefined : variantBySku(product, childSku, rules)) ??
    firstVariant(product) ??
    firstVariant(product, rules);
  const inAddress = addressed === undefined ? {} : choiceOf(product, addressed);
  const choice = open?.sku === addressed?.sku && open !== undefined ? open.choice : inAddress;
  const configured =
    product.type_id === 'configurable'
      ? configureProduct(product, { wish: choice }, { ...rules, fallback: true })
      : undefined;

  function choose(key: string, value: string): void {
    // A value that exists only beside other options brings those along; without that, fabrics whose colours
    // do not overlap could never be reached from one another. A value nothing has restores the former choice.
    const isElsewhere = optionAvailability(product, choice, rules)[key]?.[value] === 'elsewhere';
    const change = changeChoice(
      product,
      choice,
      { key, value },
      { ...rules, onMismatch: isElsewhere ? 'adapt' : 'restore' },
    );
    setRefused(change.outcome === 'refused');
    if (change.outcome === 'refused') return;
    // Shown at once; the address follows, and from then on it is what counts.
    setOpen({ sku: addressed?.sku ?? '', choice: change.choice });
    if (change.variant === undefined) return;
    void navigate({
      href: productPath(product, shop.linkRules, change.variant.sku),
      replace: true,
      resetScroll: false,
    });
  }

  return {
    product: configured?.ok === true ? configured.value.product : product,
    choice,
    wasRefused,
    choose,
  };
}

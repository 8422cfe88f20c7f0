import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import type { QuantityRules } from '@shop/catalog';
import { StickyBuyBar, PriceTag, QuantityField, Stack } from '@shop/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { NoJsAddForm, noJsAddFormId } from '../options/no-js-add-form.tsx';
import { useMoney } from '../../../shop/use-money.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { useQuantityNote } from '../../../shared/texts/quantity-text.ts';

interface BuyRowProps {
  readonly name: string;
  /** Gross price of one piece. */
  readonly price: number;
  readonly product: () => Product;
  /** Absent: sold one by one. */
  readonly quantity:
    | {
        readonly value: number;
        readonly max: number | undefined;
        readonly sold: QuantityRules;
        onChange(qty: number): void;
      }
    | undefined;
  readonly isComplete: boolean;
  onIncomplete(): void;
}

/**
 * Quantity field and cart button. On phones a second button stays at the bottom edge while this one is out of sight.
 */
export function BuyRow({ name, price, product, quantity, isComplete, onIncomplete }: BuyRowProps) {
  const { t } = useLingui();
  const { money } = useMoney();
  const row = useRef<HTMLDivElement>(null);
  const isPast = useIsScrolledPast(row);
  const button = (isWide: boolean) => (
    <AddToCartButton
      wide={isWide}
      product={product}
      qty={quantity?.value ?? 1}
      isComplete={isComplete}
      onIncomplete={onIncomplete}
    />
  );
  const noteOf = useQuantityNote();
  return (
    <>
      <NoJsAddForm product={product()} />
      <div ref={row}>
        <Stack direction="row" gap={3} align="start">
          {quantity !== undefined && (
            <QuantityField
              label={t`Quantity`}
              decreaseLabel={t`One less`}
              increaseLabel={t`One more`}
              name="qty"
              form={noJsAddFormId}
              value={quantity.value}
              onChange={quantity.onChange}
              {...noteOf(quantity.value, quantity.max, quantity.sold)}
            />
          )}
          {button(true)}
        </Stack>
      </div>
      <StickyBuyBar
        name={name}
        price={<PriceTag size="line" price={money(price)} />}
        action={button(false)}
        shown={isPast}
      />
    </>
  );
}

/** Returns true while an element is above the viewport. */
function useIsScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    // The root margin extends the viewport downwards without end: an element can leave it only upwards.
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) setPast(!entry.isIntersecting);
      },
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return isPast;
}

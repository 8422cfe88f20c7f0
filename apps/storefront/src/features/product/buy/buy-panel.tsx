import { isNeverShipped, type QuantityRules, type StockedArticle } from '@shop/catalog';
import { type Product } from '@shop/contract';
import { latePart } from '../../../platform/late-part.tsx';
import { useShop } from '../../../shop/use-shop.ts';
import { Hydrate } from '../../../platform/hydrate/index.ts';
import { BuyRow } from './buy-row.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { InstalmentOffer } from '../instalments/instalment-offer.tsx';
import { ShopPromises } from './shop-promises.tsx';
import { SoldOutNote } from './sold-out-note.tsx';

/** Separate chunks: only pages that show them load them. */
const deliveryPlace = latePart(() => import('../../../shared/delivery/delivery-place.tsx'));

interface BuyPanelProps {
  readonly product: Product;
  /** Gross price of one piece as selected. */
  readonly price: number;
  readonly isInStock: boolean;
  /** Parts of a set that are added to the cart instead of it. */
  readonly parts?: readonly StockedArticle[];
  /** True if the selection is sold out, but other variants or parts are not. */
  readonly hasOthers?: boolean;
  /** Sku of the article for the stock alert. Absent: that of the selection. `undefined`: no alert. */
  readonly awaited?: string | undefined;
  /** Returns the selected product, for the cart. */
  readonly orderable: () => Product;
  /** Absent: sold one by one. */
  readonly quantity?: {
    readonly value: number;
    readonly max: number | undefined;
    readonly sold: QuantityRules;
    onChange(qty: number): void;
  };
  readonly isComplete?: boolean;
  onIncomplete?(): void;
}

/** Parts below the options: delivery date, quantity and cart button, credit, promises of the shop. */
export function BuyPanel(props: BuyPanelProps) {
  const { product, price, isInStock, hasOthers = false, orderable, quantity } = props;
  const { isComplete = true, onIncomplete } = props;
  const { asksPostcode } = useShop().config.checkout;
  const isShipped = isInStock && !isNeverShipped(product.type_id);
  return (
    <>
      <Hydrate when="idle">
        <DeliveryPromise
          product={product}
          isInStock={isInStock}
          articles={props.parts ?? [orderable()]}
        />
      </Hydrate>
      {asksPostcode && isShipped && (
        <Hydrate when="idle" fetch={deliveryPlace.fetch}>
          <deliveryPlace.Component
            goods={{ product: orderable(), price, qty: quantity?.value ?? 1 }}
          />
        </Hydrate>
      )}
      {isInStock ? (
        <>
          {/* The sticky bar follows the scroll position, so it hydrates without an interaction. */}
          <Hydrate when="idle">
            <BuyRow
              name={product.name}
              price={price}
              product={orderable}
              quantity={quantity}
              isComplete={isComplete}
              onIncomplete={() => onIncomplete?.()}
            />
          </Hydrate>
          <Hydrate when="visible">
            <InstalmentOffer price={price} />
          </Hydrate>
        </>
      ) : (
        <SoldOutNote
          sku={'awaited' in props ? props.awaited : orderable().sku}
          hasOthers={hasOthers}
          hasVariants={hasVariants(product)}
        />
      )}
      {isShipped && (
        <Hydrate when="visible">
          <ShopPromises price={price} qty={quantity?.value ?? 1} />
        </Hydrate>
      )}
    </>
  );
}

/** Returns false for a configurable product without visible variants: it has no stock alert. */
function hasVariants({ type_id: type, configurable_children: children = [] }: Product): boolean {
  return type !== 'configurable' || children.length > 0;
}

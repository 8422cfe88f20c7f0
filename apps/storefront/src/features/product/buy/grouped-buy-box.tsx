import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { isPartOnly, groupedLinks, isSetSoldOut } from '@shop/catalog';
import { type Product } from '@shop/contract';
import { priceGrouped } from '@shop/pricing';
import { productPath } from '@shop/url-resolver';
import { LineList, ProductLine } from '@shop/ui';
import { withPriceFields } from '../../../queries/products/price-fields.ts';
import { partsQuery, partSkus } from '../../../queries/products/parts.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { pictureSource } from '../../../shared/pictures/picture-source.ts';
import { BuyPanel } from './buy-panel.tsx';
import { ProductPrice } from './product-price.tsx';
import { usePriceText } from '../../../shared/product-card/use-price-text.ts';

/** Buy box of a grouped product: lists its articles, each with its price. */
export function GroupedBuyBox({ product }: { product: Product }) {
  const { t } = useLingui();
  const shop = useShop();
  const priceText = usePriceText();
  const { data: parts } = useSuspenseQuery(partsQuery(shop, partSkus(product)));
  const pricedPart = (sku: string) => {
    const part = parts[sku];
    return part === undefined ? undefined : withPriceFields(part);
  };
  const pricedProduct = priceGrouped(product, pricedPart, shop.view.currency).product;
  const lines = groupedLinks(product).flatMap((link) => {
    const part = parts[link.linked_product_sku];
    return part === undefined ? [] : [{ link, part }];
  });
  const needed = lines.map(({ link, part }) => ({ part, qty: link.qty ?? 1 }));
  return (
    <>
      <ProductPrice product={pricedProduct} />
      <LineList label={t`Parts of the set`}>
        {lines.map(({ link, part }) => (
          <ProductLine
            key={part.sku}
            href={isPartOnly(part.visibility) ? undefined : productPath(part, shop.linkRules)}
            name={part.name}
            note={t`${link.qty ?? 1} pcs`}
            picture={pictureSource(part.image, 'thumb', '')}
            price={priceText({ price: part.price_incl_tax ?? 0 })}
          />
        ))}
      </LineList>
      <BuyPanel
        product={product}
        price={pricedProduct.price_incl_tax ?? 0}
        isInStock={!isSetSoldOut(product, needed)}
        parts={lines.map(({ part }) => part)}
        orderable={() => pricedProduct}
      />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { checkShown, galleryOf, withStock } from '@shop/product-options';
import { categoryOfProduct } from '@shop/url-resolver';
import { Container, Heading, ProductLayout, Stack, Tag, Text } from '@shop/ui';
import { useEffect } from 'react';
import { cardFields } from '../../queries/card-fields.ts';
import { categoryTreeQuery, trailCategories } from '../../queries/category-tree.ts';
import { productQuery } from '../../queries/product.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';
import { Trail } from '../frame/trail.tsx';
import { WishButton } from '../lists/wish-button.tsx';
import { BuyBox } from './buy-box.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPrice } from './product-price.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { useConfiguration } from './use-configuration.ts';

const route = getRouteApi('/$');

/** One product: its pictures, what it costs, what can be chosen, what it is. */
export default function ProductScreen() {
  const { target } = route.useLoaderData();
  return target.kind === 'product' ? <Found parentSku={target.parentSku} /> : null;
}

function Found({ parentSku }: { parentSku: string }) {
  const { t } = useLingui();
  const shop = useShop();
  const { childSku } = route.useSearch();
  const { data } = useSuspenseQuery(productQuery(shop, parentSku));
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  const stock = new Map(Object.entries(data.stock).map(([id, entry]) => [Number(id), entry]));
  const product = withStock(data.product, stock);
  const configuration = useConfiguration(
    product,
    typeof childSku === 'string' ? childSku : undefined,
  );
  const shown = configuration.product;
  const personal = usePersonal();
  useEffect(() => {
    if (personal !== undefined) void personal.recentlyViewed.see(data.product);
  }, [personal, data.product]);

  const card = cardFields(shop.view.currency)(shown);
  const pictures = galleryOf(product);
  const images = [
    ...pictures.filter(({ skus }) => skus.includes(shown.sku)),
    ...pictures.filter(({ skus }) => !skus.includes(shown.sku)),
  ].map(({ image }) => image);
  const category = categoryOfProduct(product, trailCategories(tree), shop.config.categories.rootId);
  const isSellable = checkShown(product).ok;

  return (
    <>
      <Container>
        <Trail categoryId={category?.id} current={product.name} />
        <ProductLayout
          gallery={
            <ProductGallery
              name={product.name}
              images={images}
              tags={card.isNew ? <Tag>{t`New`}</Tag> : undefined}
              action={<WishButton product={card} />}
            />
          }
          details={
            <ProductFacts
              product={shown}
              attributes={data.attributes}
              groups={data.attributeGroups}
            />
          }
        >
          <Stack gap={5}>
            <Stack gap={2}>
              <Heading level={1} size="title">
                {product.name}
              </Heading>
              {product.short_description !== undefined && (
                <Text tone="stone">{product.short_description.replace(/<[^>]*>/g, '')}</Text>
              )}
            </Stack>
            {isSellable && <BuyBox product={product} configuration={configuration} />}
            {!isSellable && <ProductPrice product={shown} />}
          </Stack>
        </ProductLayout>
      </Container>
      <ProductReviews productId={product.id} />
      <RelatedProducts product={product} />
    </>
  );
}

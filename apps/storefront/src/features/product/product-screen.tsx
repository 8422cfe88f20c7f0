import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { htmlToText } from '@shop/format';
import { checkVisibility, galleryOf, withStock } from '@shop/catalog';
import { categoryOfProduct, productPath, selectedSku } from '@shop/url-resolver';
import { Container, Heading, ProductLayout, Stack, Badge, Text } from '@shop/ui';
import { useEffect } from 'react';
import { cardFields } from '../../queries/products/card-fields.ts';
import { categoryTreeQuery, trailCategories } from '../../queries/category-tree.ts';
import { productQuery } from '../../queries/products/product.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { Hydrate } from '../../platform/hydrate/index.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ProductBreadcrumbs } from '../../shared/breadcrumbs/breadcrumbs.tsx';
import { ListButtons } from '../../shared/saved-products/list-buttons.tsx';
import type { ScreenProps } from '../../shared/page/screen-place.ts';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { BuyBox } from './buy/buy-box.tsx';
import { ProductFacts } from './facts/product-facts.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { ProductPrice } from './buy/product-price.tsx';
import { ProductRating } from './reviews/product-rating.tsx';
import { ProductReviews } from './reviews/product-reviews.tsx';
import { RecentlyViewed } from '../../shared/product-card/recently-viewed.tsx';
import { RelatedProducts } from './related-products.tsx';
import { useConfiguration } from './options/use-configuration.ts';
import { SampleLink } from './sample-link.tsx';
import { Written } from '../../shared/content/written.tsx';

/** Page of one product: images, price, options and facts. */
export default function ProductScreen({ place }: ScreenProps) {
  const { target } = place.loaded;
  if (target.kind !== 'product') return null;
  const { parentSku } = target;
  // A new key for each product: no selection of the previous one remains.
  return (
    <Found key={parentSku} parentSku={parentSku} childSku={selectedSku(target, place.query)} />
  );
}

function Found({ parentSku, childSku }: { parentSku: string; childSku: string | undefined }) {
  const { t } = useLingui();
  const shop = useShop();
  const now = useRequestedAt();
  const { data } = useSuspenseQuery(productQuery(shop, parentSku));
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  const stock = new Map(Object.entries(data.stock).map(([id, entry]) => [Number(id), entry]));
  const product = withStock(data.product, stock);
  const configuration = useConfiguration(product, childSku);
  const configuredProduct = configuration.product;

  const toCard = cardFields(shop.view, now);
  const { isNew, discountPercent } = toCard(configuredProduct);
  const pictures = galleryOf(product);
  const variantPictures = pictures.filter(({ skus }) => skus.includes(configuredProduct.sku));
  const ofAll = pictures.filter(({ skus }) => skus.length === 0);
  const images = variantPictures.length === 0 ? pictures : [...variantPictures, ...ofAll];
  const category = categoryOfProduct(product, trailCategories(tree), shop.config.categories.rootId);
  const isSellable = checkVisibility(product).ok;

  return (
    <>
      <Seen product={data.product} />
      <Container>
        <Hydrate when="interaction">
          <ProductBreadcrumbs categoryId={category?.id} current={product.name} />
        </Hydrate>
        <ProductLayout
          gallery={
            <Hydrate when="interaction">
              <ProductGallery
                name={product.name}
                images={images}
                mainImages={[product, ...(product.configurable_children ?? [])].map(
                  ({ image }) => image,
                )}
                aspect={pictures.find(({ image }) => image === product.image)?.aspect}
                tags={isNew && discountPercent === 0 ? <Badge>{t`New`}</Badge> : undefined}
              />
            </Hydrate>
          }
          actions={
            <Hydrate when="interaction">
              <ListButtons product={toCard(product)} />
              <ShareButton
                path={productPath(product, shop.linkRules, childSku)}
                title={product.name}
              />
            </Hydrate>
          }
          details={
            <Hydrate when="interaction">
              <ProductFacts
                product={configuredProduct}
                attributes={data.attributes}
                groups={data.attributeGroups}
              />
            </Hydrate>
          }
        >
          <Stack gap={5}>
            <Stack gap={2}>
              <Heading level={1} size="title">
                {product.name}
              </Heading>
              {product.short_description !== undefined && (
                <Text tone="muted">
                  <Written language={product.text_language}>
                    {htmlToText(product.short_description)}
                  </Written>
                </Text>
              )}
              <ProductRating product={product} />
            </Stack>
            {isSellable ? (
              <BuyBox product={product} configuration={configuration} />
            ) : (
              <ProductPrice product={configuredProduct} />
            )}
            <SampleLink product={product} />
          </Stack>
        </ProductLayout>
      </Container>
      <Hydrate when="visible">
        <RelatedProducts product={product} />
      </Hydrate>
      <Hydrate when="interaction">
        <ProductReviews product={product} />
      </Hydrate>
      <RecentlyViewed except={product.sku} />
    </>
  );
}

/**
 * Records the view. A separate component, so that a change of the shopper's session does not render the screen again.
 */
function Seen({ product }: { product: Product }) {
  const shopper = useShopper();
  useEffect(() => {
    if (shopper !== undefined) void shopper.recentlyViewed.see(product);
  }, [shopper, product]);
  return null;
}

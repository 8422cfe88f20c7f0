import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readComparison, writeComparison } from '@shop/saved-lists';
import {
  Button,
  Checkbox,
  CompareTable,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  PageTitle,
  ProductCard,
  ProductGridSkeleton,
  Stack,
} from '@shop/ui';
import { productPath } from '@shop/url-resolver';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { cardFields, type CardProduct } from '../../queries/products/card-fields.ts';
import { comparedQuery } from '../../queries/products/compared.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { useShopper, useShopperValue } from '../../shopper/session/use-shopper.ts';
import { useIsOnline } from '../../platform/use-is-online.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { ScriptsNeeded } from '../../shared/page/scripts-needed.tsx';
import { CardPrice } from '../../shared/product-card/card-price.tsx';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { useComparedRows } from './compare-rows.ts';
import { QuickBuy } from './quick-buy.tsx';
import { savedProduct } from '../../shared/saved-products/saved-product.ts';

type CompareRowsInput = Parameters<typeof useComparedRows>;

const none: readonly never[] = [];

/** Shows products side by side, fact by fact. */
export function CompareScreen() {
  const { t } = useLingui();
  const shop = useShop();
  const shopper = useShopper();
  const comparedItems = useShopperValue(({ compare }) => compare.items, none);
  const sentSkus = readComparison(useLocation({ select: ({ hash }) => hash }));
  const isSent = useIsHydrated() && sentSkus.length > 0;
  const skus = isSent ? sentSkus : comparedItems.map(({ sku }) => sku);
  const { data, isPending, isPlaceholderData, isLoadingError, refetch } = useQuery({
    ...comparedQuery(shop, skus),
    placeholderData: keepPreviousData,
  });
  const products = skus.flatMap((sku) => data?.products[sku] ?? []);

  const isOnline = useIsOnline();
  // Without a network a missing product may only not be stored on this device.
  const isMissing = isLoadingError || (!isOnline && skus.length > 0 && products.length === 0);

  const isUnknown = isPending || (isPlaceholderData && products.length === 0);
  const isWaiting = shopper === undefined || (skus.length > 0 && isUnknown);
  return (
    <Container>
      <PageTitle>{t`Compare products`}</PageTitle>
      {isWaiting ? (
        <>
          <ProductGridSkeleton label={t`Loading`} count={4} />
          <ScriptsNeeded />
        </>
      ) : isMissing ? (
        <ErrorState
          headingLevel={2}
          icon={isOnline ? 'warning' : 'offline'}
          title={t`The products cannot be shown right now`}
          reason={
            isOnline ? undefined : t`You are offline, and they were not opened on this device.`
          }
          advice={t`They stay on the list.`}
          action={<Button onClick={() => void refetch()}>{t({ message: 'Retry' })}</Button>}
        />
      ) : products.length === 0 ? (
        <EmptyState
          icon="compare"
          title={t`Nothing to compare yet`}
          text={t`The word "Compare" on a product's page puts it here.`}
          action={
            <LinkButton href={shop.config.urls.mainCategoryPath}>{t`All products`}</LinkButton>
          }
        />
      ) : (
        <Comparison
          shopper={shopper}
          products={products}
          attributes={data?.attributes ?? none}
          isSent={isSent}
        />
      )}
    </Container>
  );
}

/** Table of the products with their actions. */
function Comparison({
  shopper,
  products,
  attributes,
  isSent,
}: {
  shopper: ShopperSession;
  products: CompareRowsInput[0];
  attributes: CompareRowsInput[1];
  /** True for a comparison that was opened by a shared link. */
  isSent: boolean;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const navigate = useNavigate();
  const rows = useComparedRows(products, attributes);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const toCard = cardFields(shop.view, useRequestedAt());

  /** Adds the products of a shared comparison to the shopper's own. */
  async function keep(): Promise<void> {
    for (const product of products) await shopper.compare.add(savedProduct(toCard(product)));
    await navigate({ href: '/compare', replace: true });
  }

  return (
    <Stack gap={6}>
      <div data-screen-only="">
        <Stack direction="row" gap={5} justify="between" lines="close">
          <Checkbox
            label={t`Show differences only`}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          <Stack direction="row" gap={4} lines="close">
            <ShareButton
              size="small"
              path={`/compare#${writeComparison(products.map(({ sku }) => sku))}`}
              title={t`Compare products`}
            />
            <Button variant="quiet" size="small" icon="print" onClick={() => window.print()}>
              {t`Print`}
            </Button>
            {isSent ? (
              <Button variant="quiet" size="small" icon="plus" onClick={() => void keep()}>
                {t`Add to the own comparison`}
              </Button>
            ) : (
              <Button
                variant="quiet"
                size="small"
                icon="trash"
                onClick={() => void shopper.compare.clear()}
              >
                {t`Clear the list`}
              </Button>
            )}
          </Stack>
        </Stack>
      </div>
      <CompareTable
        caption={t`Compare products`}
        cornerLabel={t`Property`}
        columns={products.map((product) => ({
          id: product.sku,
          label: product.name,
          head: (
            <ComparedProduct
              product={toCard(product)}
              href={productPath(product, shop.linkRules)}
            />
          ),
          actions: (
            <Stack gap={0} align="start">
              {toCard(product).isInStock && <QuickBuy product={savedProduct(toCard(product))} />}
              {!isSent && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t`Remove: ${product.name}`}
                  onClick={() => void shopper.compare.remove(product.sku)}
                >
                  {t`Remove`}
                </Button>
              )}
            </Stack>
          ),
        }))}
        rows={rows
          .filter(({ differs }) => differs || !onlyDifferences)
          .map((row) => ({ id: row.label, ...row }))}
        bestLabel={t`the best of them`}
      />
    </Stack>
  );
}

function ComparedProduct({ product, href }: { product: CardProduct; href: string }) {
  return (
    <ProductCard
      href={href}
      name={product.name}
      picture={pictureSource(product.image, 'product', '')}
      price={<CardPrice product={product} />}
      soldOut={!product.isInStock}
      headingLevel={2}
      sizes="13rem"
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import {
  Button,
  Checkbox,
  CompareTable,
  Container,
  EmptyState,
  LinkButton,
  PageTitle,
  ProductCard,
  ProductGridSkeleton,
  Stack,
} from '@shop/ui';
import { productPath } from '@shop/url-resolver';
import { useState } from 'react';
import { cardFields } from '../../queries/card-fields.ts';
import { comparedQuery } from '../../queries/compared.ts';
import { usePersonal, usePersonalValue } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';
import { pictureSource } from '../frame/picture-source.ts';
import { CardPrice } from '../product/card-price.tsx';
import { useRequestedAt } from '../screens/use-requested-at.ts';
import { useComparedRows } from './compare-rows.ts';

const none: readonly never[] = [];

/** Products side by side, fact by fact. */
export function CompareScreen() {
  const { t } = useLingui();
  const shop = useShop();
  const personal = usePersonal();
  const chosen = usePersonalValue(({ compare }) => compare.items, none);
  const skus = chosen.map(({ sku }) => sku);
  const { data, isPending } = useQuery(comparedQuery(shop, skus));
  const products = skus.flatMap((sku) => data?.products[sku] ?? []);
  const rows = useComparedRows(products, data?.attributes ?? none);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const isWaiting = personal === undefined || (skus.length > 0 && isPending);
  return (
    <Container>
      <PageTitle>{t`Compare products`}</PageTitle>
      {isWaiting ? (
        <ProductGridSkeleton label={t`Loading`} count={4} />
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
        <Stack gap={6}>
          <Stack direction="row" gap={6} justify="between">
            <Checkbox
              label={t`Show differences only`}
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            <Button variant="quiet" onClick={() => void personal.compare.clear()}>
              {t`Remove all`}
            </Button>
          </Stack>
          <CompareTable
            caption={t`Compare products`}
            cornerLabel={t`Property`}
            columns={products.map((product) => ({
              id: product.sku,
              head: (
                <ComparedProduct
                  product={product}
                  onRemove={() => void personal.compare.remove(product.sku)}
                />
              ),
            }))}
            rows={rows
              .filter(({ differs }) => differs || !onlyDifferences)
              .map(({ label, values, differs }) => ({ id: label, label, values, differs }))}
          />
        </Stack>
      )}
    </Container>
  );
}

function ComparedProduct({ product, onRemove }: { product: Product; onRemove: () => void }) {
  const { t } = useLingui();
  const shop = useShop();
  const card = cardFields(shop.view, useRequestedAt())(product);
  return (
    <ProductCard
      href={productPath(product, shop.linkRules)}
      name={card.name}
      picture={pictureSource(card.image, 'card', '')}
      price={<CardPrice product={card} />}
      soldOut={!card.isInStock}
      headingLevel={2}
      sizes="13rem"
      footer={
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t`Remove`}
        </Button>
      }
    />
  );
}

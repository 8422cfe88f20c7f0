import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lineTotal } from '@shop/cart-sync';
import { readSharedCart, type SharedLine } from '@shop/cart-sync/shared-cart';
import { productPath } from '@shop/url-resolver';
import {
  Button,
  CartLine,
  Container,
  EmptyState,
  LineList,
  LineListSkeleton,
  LinkButton,
  Alert,
  PageTitle,
  PriceTag,
  Stack,
  Text,
} from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { openDrawerAtom } from '../../shared/overlays/drawers.ts';
import { sharedCartQuery, type FoundLine } from '../../queries/products/shared-cart.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ScriptsNeeded } from '../../shared/page/scripts-needed.tsx';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { usePriceText } from '../../shared/product-card/use-price-text.ts';
import { lineOptions } from './line-options.ts';
import { useStartShopper } from '../../shared/toasts/use-start-shopper.ts';

const none: readonly SharedLine[] = [];

/** Shows a shared cart. A press adds it to the shopper's own cart. */
export function SharedCartScreen() {
  const { t } = useLingui();
  const shop = useShop();
  const isHydrated = useIsHydrated();
  const shared = readSharedCart(useLocation({ select: ({ hash }) => hash }));
  const lines = isHydrated && shared.ok ? shared.value : none;
  const isBroken = isHydrated && !shared.ok;
  const { data: foundLines, isError, refetch } = useQuery(sharedCartQuery(shop, lines));
  return (
    <Container width="narrow">
      <PageTitle lead={isBroken ? undefined : t`Nothing enters your own cart until it is added.`}>
        {t`Shared cart`}
      </PageTitle>
      {isBroken && (
        <EmptyState
          icon="bag"
          title={t`There is no cart behind this link.`}
          text={t`It may have been cut on its way. The sender can share it again.`}
          action={
            <LinkButton href={shop.config.urls.mainCategoryPath}>{t`All products`}</LinkButton>
          }
        />
      )}
      {isError && (
        <Alert
          tone="error"
          live
          action={
            <Button variant="quiet" onClick={() => void refetch()}>
              {t({ message: 'Retry' })}
            </Button>
          }
        >
          {t`The shop cannot be reached`}
        </Alert>
      )}
      {!isError && foundLines === undefined && (!isHydrated || lines.length > 0) && (
        <>
          <LineListSkeleton label={t`Loading`} count={3} />
          <ScriptsNeeded />
        </>
      )}
      {foundLines !== undefined && <Preview foundLines={foundLines} />}
    </Container>
  );
}

function Preview({ foundLines }: { foundLines: readonly FoundLine[] }) {
  const { t } = useLingui();
  const { linkRules, view } = useShop();
  const startShopper = useStartShopper();
  const priceText = usePriceText();
  const openDrawer = useSetAtom(openDrawerAtom);
  const [isBusy, setBusy] = useState(false);
  const [refusedNames, setRefusedNames] = useState<readonly string[]>([]);
  const ready = foundLines.flatMap(({ line, product }) =>
    product === undefined ? [] : [{ line, product }],
  );
  const missing = foundLines.filter(({ product }) => product === undefined).length;

  async function addAll(): Promise<void> {
    setBusy(true);
    const shopper = await startShopper(() => void addAll());
    if (shopper === undefined) {
      setBusy(false);
      return;
    }
    const names: string[] = [];
    for (const { line, product } of ready) {
      const added = await shopper.cart.add(product, { qty: line.qty, silent: true });
      if (!added.ok) names.push(product.name);
    }
    setBusy(false);
    setRefusedNames(names);
    if (names.length < ready.length) openDrawer({ type: 'opened', name: 'cart' });
  }

  const names = refusedNames.join(', ');
  return (
    <Stack gap={6}>
      {missing > 0 && (
        <Alert tone="warning">{t`${missing} of the shared products cannot be had any more.`}</Alert>
      )}
      {ready.length > 0 && (
        <>
          <LineList label={t`Products in the shared cart`}>
            {ready.map(({ line, product }, index) => {
              const selectedOptions = line.product_option?.extension_attributes;
              const isPlain =
                selectedOptions?.bundle_options === undefined &&
                selectedOptions?.custom_options === undefined;
              const { qty } = line;
              const price = priceText({ price: lineTotal({ product, qty }, view.currency) });
              return (
                <CartLine
                  // oxlint-disable-next-line react/no-array-index-key -- a preview never moves
                  key={index}
                  headingLevel={2}
                  href={productPath(product, linkRules, product.sku)}
                  name={product.name}
                  picture={pictureSource(product.image, 'thumb', '')}
                  options={lineOptions({
                    product,
                    product_option: product['product_option'] as SharedLine['product_option'],
                  })}
                  price={isPlain && price !== undefined && <PriceTag size="line" price={price} />}
                  quantity={<Text>{t`${line.qty} pcs`}</Text>}
                />
              );
            })}
          </LineList>
          <Button
            wide
            icon="bag"
            onClick={() => void addAll()}
            busyLabel={isBusy ? t`Adding…` : undefined}
          >
            {t`Add all to the cart`}
          </Button>
        </>
      )}
      {refusedNames.length > 0 && (
        <Alert tone="warning" live>
          {t`No longer available: ${names}`}
        </Alert>
      )}
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Container, PageTitle, Stack, Text } from '@shop/ui';
import { SellerContact } from '../../shared/page/seller-contact.tsx';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Shows name and tagline of a shop without a main picture. `hasGoods`: false in a shop without products, which says so
 * and names its seller.
 */
export function HomeTitle({ hasGoods }: { hasGoods: boolean }) {
  const { t } = useLingui();
  const { config, view } = useShop();
  const { shop: names, seller } = config;
  return (
    <Container>
      <PageTitle lead={names.tagline[view.language]}>{names.title}</PageTitle>
      {!hasGoods && (
        <Stack gap={5}>
          <Text size="large">{t`There are no products in the shop yet.`}</Text>
          {seller !== null && <SellerContact seller={seller} />}
        </Stack>
      )}
    </Container>
  );
}

import { useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, Stack } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';
import { SellerContact } from './seller-contact.tsx';

/**
 * Explains, without JavaScript, why the page stays empty, and how to contact the shop. For screens with data of this
 * device only; skeletons hide themselves.
 */
export function ScriptsNeeded() {
  const { t } = useLingui();
  const { seller, urls } = useShop().config;
  return (
    <noscript>
      <Stack gap={6}>
        <EmptyState
          icon="warning"
          title={t`This page needs JavaScript`}
          text={t`Turn JavaScript on in the settings of the browser and load the page again. Until then products can be browsed and searched, and our customer service helps with an order.`}
          action={<LinkButton href={urls.mainCategoryPath}>{t`All products`}</LinkButton>}
        />
        {seller !== null && <SellerContact seller={seller} />}
      </Stack>
    </noscript>
  );
}

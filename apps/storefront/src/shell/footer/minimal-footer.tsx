import { useLingui } from '@lingui/react/macro';
import { LegalLine, TextLink } from '@shop/ui';
import { ConsentButton } from '../../features/consent/consent-button.tsx';
import { useShop } from '../../shop/use-shop.ts';

/** Footer with the links that the law requires on every page. */
export default function MinimalFooter() {
  const { t } = useLingui();
  const { seller } = useShop().config;
  return (
    <LegalLine
      parts={seller === null ? [t`Prices include VAT.`] : [seller.name, seller.seat]}
      links={
        <>
          <TextLink href="/altalanos-szerzodesi-feltetelek">{t`Terms and conditions`}</TextLink>
          <TextLink href="/adatvedelem">{t`Privacy`}</TextLink>
          <TextLink href="/impresszum">{t`Legal notice`}</TextLink>
          <ConsentButton />
        </>
      }
    />
  );
}

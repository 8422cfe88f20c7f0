import { useLingui } from '@lingui/react/macro';
import { LegalLine, TextLink } from '@shop/ui';
import { ConsentButton } from '../../features/consent/consent-button.tsx';
import { useShop } from '../../shop/use-shop.ts';
import { useIsWritten } from '../../shared/page/use-is-written.ts';

/** Footer with the links that the law requires on every page, as far as the shop has written these pages. */
export default function MinimalFooter() {
  const { t } = useLingui();
  const { seller } = useShop().config;
  const isWritten = useIsWritten();
  const links = [
    { label: t`Terms and conditions`, href: '/altalanos-szerzodesi-feltetelek' },
    { label: t`Privacy`, href: '/adatvedelem' },
    { label: t`Legal notice`, href: '/impresszum' },
  ].filter(({ href }) => isWritten(href));
  return (
    <LegalLine
      parts={seller === null ? [t`Prices include VAT.`] : [seller.name, seller.seat]}
      links={
        <>
          {links.map(({ label, href }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
          <ConsentButton />
        </>
      }
    />
  );
}

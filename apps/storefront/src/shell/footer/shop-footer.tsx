import { useLingui } from '@lingui/react/macro';
import { Footer, Heading, Stack, type FooterColumn } from '@shop/ui';
import { useCategoryTree } from '../../queries/category-tree.ts';
import { usePageLocation } from '../../platform/page-location.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ConsentButton } from '../../features/consent/consent-button.tsx';
import { everywhereId } from '../../shared/page/content-id.ts';
import { menuCategories } from '../../shared/categories/menu-categories.ts';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { NewsletterInvitation } from '../../features/newsletter/newsletter-invitation.tsx';
import { shopHome } from '../shop-home.ts';
import { StoreSwitcher } from './store-switcher.tsx';
import { SellerContact } from '../../shared/page/seller-contact.tsx';

/** Footer of every page: links to other pages, and the seller's data. */
export default function ShopFooter() {
  const { t } = useLingui();
  const shop = useShop();
  const tree = useCategoryTree();
  const session = useShopperValue((shopper) => shopper.account.session, undefined);
  const isSignedIn = session?.status === 'signed-in';
  const path = usePageLocation(({ pathname }) => pathname);
  const { shop: names, seller, urls } = shop.config;
  const about = `/${names.name}-${names.product}-mogott`;
  // Content pages that do not exist yet are left out.
  const isWritten = ({ href }: { href: string }) => shop.urls.resolveNow(href)?.kind === 'found';
  const help = [
    { label: t`Customer service`, href: '/ugyfelszolgalat' },
    { label: t`Contact`, href: '/kapcsolat' },
    { label: t`Store finder`, href: '/uzletek' },
    { label: t`Shipping and payment`, href: '/szallitas-es-fizetes' },
    { label: t`Withdrawal and return`, href: '/elallas-es-visszakuldes' },
    { label: t`Guarantee and warranty`, href: '/jotallas-es-szavatossag' },
    { label: t`Credit information`, href: '/cofidis-aruhitel-informacio' },
    { label: t`For business`, href: '/business' },
  ].filter(isWritten);
  const company = [
    { label: t`About us`, href: about },
    { label: t`How we differ`, href: '/miben-kulonbozunk' },
    { label: t`Terms and conditions`, href: '/altalanos-szerzodesi-feltetelek' },
    { label: t`Privacy`, href: '/adatvedelem' },
    { label: t`Cookies`, href: '/suti-tajekoztato' },
    { label: t`Complaints`, href: '/panaszkezeles' },
    { label: t`Rules of reviews`, href: '/vasarloi-ertekelesek-szabalyai' },
    { label: t`Accessibility`, href: '/akadalymentessegi-nyilatkozat' },
    { label: t`Legal notice`, href: '/impresszum' },
  ].filter(isWritten);
  const columns: readonly FooterColumn[] = [
    {
      title: t`What we sell`,
      links: [
        ...menuCategories(tree, shop.linkRules, path).map(({ label, href }) => ({ label, href })),
        { label: t`All products`, href: urls.mainCategoryPath },
      ],
    },
    {
      title: t`My account`,
      links: [
        ...(isSignedIn
          ? [{ label: t`My profile`, href: '/account' }]
          : [
              { label: t`Log in`, href: '/login' },
              { label: t`Register`, href: '/register' },
            ]),
        { label: t`My orders`, href: '/account/orders' },
        { label: t`Withdraw from contract`, href: '/elallas' },
        { label: t`Wishlist`, href: '/wishlist' },
        { label: t`Compare products`, href: '/compare' },
        { label: t`Cart`, href: '/cart' },
      ],
    },
    ...(help.length === 0 ? [] : [{ title: t`Help`, links: help }]),
    { title: names.title, links: [...company, { label: t`Reviews`, href: '/reviews' }] },
  ];
  return (
    <Footer
      id={everywhereId}
      home={shopHome(shop.config)}
      about={names.tagline[shop.view.language]}
      contact={seller === null ? undefined : <SellerContact seller={seller} />}
      columns={columns}
      newsletter={
        isWritten({ href: '/adatvedelem' }) ? (
          <Stack gap={4}>
            <Heading level={2} size="small">
              {t`Subscribe to our newsletter`}
            </Heading>
            <NewsletterInvitation />
            <NewsletterForm place="footer" />
          </Stack>
        ) : undefined
      }
      settings={
        <Stack direction="row" gap={6} align="center">
          <StoreSwitcher />
          <ConsentButton />
        </Stack>
      }
      legal={
        seller === null
          ? [t`Prices include VAT.`]
          : [
              seller.name,
              t`Company number: ${seller.registrationNumber}`,
              t`Tax number: ${seller.taxNumber}`,
              t`Prices include VAT.`,
            ]
      }
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Banner as BannerContent } from '@shop/contract';
import { categoryPath } from '@shop/url-resolver';
import { Banner, Grid, Hero, LinkButton, pictureSizes, Section, Tabs, TextLink } from '@shop/ui';
import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { homeTabAtom } from './home-tab-atom.ts';
import { categoryTreeQuery, findCategory } from '../../queries/category-tree.ts';
import { bannersQuery, bestsellersQuery, newCollectionQuery } from '../../queries/content/home.ts';
import { Hydrate } from '../../platform/hydrate/index.ts';
import { useShop } from '../../shop/use-shop.ts';
import PendingScreen from '../../shared/page/pending-screen.tsx';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { RecentlyViewed } from '../../shared/product-card/recently-viewed.tsx';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { HomePromises } from './home-promises.tsx';
import { HomeTitle } from './home-title.tsx';
import { ProductShelfSection } from '../../shared/product-card/product-shelf-section.tsx';
import { Rooms, roomsOf } from './rooms.tsx';

const FeedTab = lazy(() => import('./feed-tab.tsx'));

/** The home page: a tab for the shop and a tab for its posts; without posts, the shop alone. */
export default function HomeTabs() {
  const { t } = useLingui();
  const [tab, setTab] = useAtom(homeTabAtom);
  const { isShown } = useShop().config.feed;
  if (!isShown) return <HomeTab />;
  return (
    <Tabs
      label={t`Home page`}
      width="page"
      selected={tab}
      onChange={(id) => setTab(id === 'feed' ? 'feed' : 'home')}
      tabs={[
        { id: 'home', label: t`Shop`, content: <HomeTab /> },
        {
          id: 'feed',
          label: t`Inspiration`,
          content: tab === 'feed' && (
            <Suspense fallback={<PendingScreen />}>
              <FeedTab />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

/** Shows a hero image or the name of the shop, new products, rooms, bestsellers and the promises of the shop. */
function HomeTab() {
  const { t } = useLingui();
  const shop = useShop();
  const now = useRequestedAt();
  const { data: banners } = useSuspenseQuery(bannersQuery(shop));
  const { data: fresh } = useSuspenseQuery(newCollectionQuery(shop, now));
  const { data: bestsellers } = useSuspenseQuery(bestsellersQuery(shop, now));
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  const { mainBanners, smallBanners, productBanners } = banners.offers;
  const { mainCategoryPath } = shop.config.urls;
  const hrefOf = (id: number | null) => {
    const category = findCategory(tree, { id: id ?? shop.config.categories.rootId });
    return category === undefined
      ? mainCategoryPath
      : categoryPath({ url_path: category.urlPath, slug: category.slug }, shop.linkRules);
  };
  return (
    <>
      {banners.main === null ? (
        <HomeTitle
          hasGoods={[fresh, bestsellers, roomsOf(tree)].some(({ length }) => length > 0)}
        />
      ) : (
        <Hero
          title={banners.main.title}
          text={banners.main.subtitle}
          picture={pictureSource(banners.main.image, 'scene', '')}
          actions={
            <>
              <LinkButton href={banners.main.link}>{t`New collection`}</LinkButton>
              <TextLink href={mainCategoryPath}>{t`All products`}</TextLink>
            </>
          }
        />
      )}
      <ProductShelfSection
        title={t`New arrivals`}
        href={hrefOf(shop.config.home.newCollection.categoryId)}
        products={fresh}
        layout="shelf"
        areNew
      />
      <Hydrate when="interaction">
        <Rooms />
      </Hydrate>
      <MainBanners banners={mainBanners} />
      <ProductShelfSection
        title={t`Bestsellers`}
        href={hrefOf(shop.config.home.bestsellers.categoryId)}
        products={bestsellers}
        layout="grid"
      />
      {smallBanners.length > 0 && (
        <Section title={t`Corners to come home to`} tone="quiet">
          <Grid columns="tiles">
            {smallBanners.slice(0, 3).map((banner) => (
              <Banner
                key={banner.link}
                href={banner.link}
                title={banner.title}
                text={banner.subtitle}
                actionLabel={t`Have a look`}
                headingLevel={3}
                size="small"
                picture={pictureSource(banner.image, 'room', '')}
                sizes={smallBanners.length < 3 ? pictureSizes.tiles : pictureSizes.threeTiles}
              />
            ))}
          </Grid>
        </Section>
      )}
      {productBanners.slice(0, 1).map((banner) => (
        <Hero
          key={banner.link}
          headingLevel={2}
          title={banner.title}
          text={banner.subtitle}
          picture={pictureSource(banner.image, 'scene', '')}
          actions={<TextLink href={banner.link}>{t`Have a look`}</TextLink>}
        />
      ))}
      <RecentlyViewed />
      <Hydrate when="interaction">
        <HomePromises />
      </Hydrate>
    </>
  );
}

/** Shows the first two banners beside each other. */
function MainBanners({ banners }: { banners: readonly BannerContent[] }) {
  const { t } = useLingui();
  if (banners.length === 0) return null;
  return (
    <Section>
      <Grid columns="halves">
        {banners.slice(0, 2).map((banner) => (
          <Banner
            key={banner.link}
            href={banner.link}
            title={banner.title}
            text={banner.subtitle}
            actionLabel={t`Have a look`}
            picture={pictureSource(banner.image, 'room', '')}
          />
        ))}
      </Grid>
    </Section>
  );
}

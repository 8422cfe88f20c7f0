import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { categoryPath } from '@shop/url-resolver';
import {
  Banner,
  CategoryTile,
  FactList,
  Grid,
  Hero,
  Icon,
  LinkButton,
  ProductGrid,
  Section,
  TextLink,
} from '@shop/ui';
import type { CardProduct } from '../../queries/card-fields.ts';
import { categoryTreeQuery, findCategory } from '../../queries/category-tree.ts';
import { bannersQuery, bestsellersQuery, newCollectionQuery } from '../../queries/home.ts';
import { useMoney } from '../../wiring/use-money.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { pictureSource } from '../frame/picture-source.ts';
import { ProductTile } from '../product/product-tile.tsx';
import { useRequestedAt } from '../screens/use-requested-at.ts';

/** The first page: one scene, what is new, the rooms, what others buy, and what the shop promises. */
export function HomeScreen() {
  const { t } = useLingui();
  const shop = useShop();
  const now = useRequestedAt();
  const { data: banners } = useSuspenseQuery(bannersQuery(shop));
  const { data: fresh } = useSuspenseQuery(newCollectionQuery(shop, now));
  const { data: bestsellers } = useSuspenseQuery(bestsellersQuery(shop, now));
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  const { mainBanners } = banners.offers;
  const hrefOf = (id: number | null) => {
    const category = findCategory(tree, { id: id ?? shop.config.categories.rootId });
    return category === undefined
      ? shop.config.urls.mainCategoryPath
      : categoryPath({ url_path: category.urlPath, slug: category.slug }, shop.linkRules);
  };
  return (
    <>
      {banners.main !== null && (
        <Hero
          title={banners.main.title}
          text={banners.main.subtitle}
          picture={pictureSource(banners.main.image, 'scene', '')}
          actions={
            <>
              <LinkButton href={banners.main.link}>{t`New collection`}</LinkButton>
              <TextLink href="/osszes-termek">{t`All products`}</TextLink>
            </>
          }
        />
      )}
      <Shelf
        title={t`New in the nook`}
        href={hrefOf(shop.config.home.newCollection.categoryId)}
        products={fresh}
      />
      <Rooms />
      {mainBanners.length > 0 && (
        <Section>
          <Grid columns="halves">
            {mainBanners.slice(0, 2).map((banner) => (
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
      )}
      <Shelf
        title={t`Bestsellers`}
        href={hrefOf(shop.config.home.bestsellers.categoryId)}
        products={bestsellers}
      />
      <Promises />
    </>
  );
}

function Shelf({
  title,
  href,
  products,
}: {
  title: string;
  href: string;
  products: readonly CardProduct[];
}) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  return (
    <Section title={title} action={<TextLink href={href}>{t`All of them`}</TextLink>}>
      <ProductGrid label={title}>
        {products.map((product) => (
          <ProductTile key={product.sku} product={product} />
        ))}
      </ProductGrid>
    </Section>
  );
}

/** The rooms of the house: the categories right under the root that have a picture. */
function Rooms() {
  const { t } = useLingui();
  const shop = useShop();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  const rooms = (tree[0]?.children ?? []).filter(({ inMenu, image }) => inMenu && image !== null);
  if (rooms.length === 0) return null;
  return (
    <Section title={t`Room by room`} tone="quiet">
      <Grid columns="cards">
        {rooms.slice(0, 8).map((room) => (
          <CategoryTile
            key={room.id}
            href={categoryPath({ url_path: room.urlPath, slug: room.slug }, shop.linkRules)}
            label={room.name}
            note={t`${room.productCount} products`}
            picture={pictureSource(room.image, 'card', '')}
          />
        ))}
      </Grid>
    </Section>
  );
}

function Promises() {
  const { t } = useLingui();
  const { offers } = useShop().config;
  const { money } = useMoney();
  const freeShipping = money(offers.freeShippingAboveMinor);
  return (
    <Section>
      <FactList
        label={t`What the shop promises`}
        facts={[
          { icon: <Icon name="truck" size={24} />, title: t`Free shipping above ${freeShipping}` },
          {
            icon: <Icon name="return" size={24} />,
            title: t`${offers.freeReturnDays} days of free returns`,
          },
          {
            icon: <Icon name="card" size={24} />,
            title: t`Pay at the door`,
            text: t`In cash or by card`,
          },
        ]}
      />
    </Section>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Container,
  Button,
  IconButton,
  PriceTag,
  ProductCard,
  ProductCardSkeleton,
  ProductGrid,
  ListPageSkeleton,
  ProductGridSkeleton,
  SwatchList,
  Badge,
} from '../../index.ts';
import {
  armchair,
  armchairAtHome,
  autumn,
  longName,
  sofa,
  unnamed,
} from '../../../stories/sample.ts';

const meta = {
  title: 'Product/Product card',
  component: ProductCard,
  args: {
    href: '/felho-fotel',
    name: 'Felhő fotel',
    picture: armchair,
    hoverPicture: unnamed(armchairAtHome),
    material: 'Buklé, tölgyláb',
    price: <PriceTag price="149 990 Ft" />,
    swatches: (
      <SwatchList
        label="Színek"
        colors={[
          { name: 'mohazöld', color: '#6c7f68' },
          { name: 'meggy', color: '#8a2b3a' },
        ]}
      />
    ),
    tags: <Badge>Új</Badge>,
    action: <IconButton icon="heart" label="Kívánságlistára: Felhő fotel" onPicture />,
  },
  render: (args) => (
    <ProductGrid label="Termékek">
      <ProductCard {...args} />
    </ProductGrid>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
export const OnSale: Story = {
  args: {
    tags: <Badge tone="sale">−20%</Badge>,
    price: (
      <PriceTag
        price="119 990 Ft"
        priceLabel="Akciós ár"
        sale={{
          was: '149 990 Ft',
          wasLabel: 'Korábbi ár',
          discount: '−20%',
          prior: 'Az elmúlt 30 nap legalacsonyabb ára: 139 990 Ft',
        }}
      />
    ),
  },
};
export const SoldOut: Story = {
  args: { soldOut: true, tags: <Badge tone="quiet">Elfogyott</Badge> },
};
export const Contained: Story = {
  args: { picture: autumn, hoverPicture: undefined, fit: 'contain' },
};
export const WithFooter: Story = {
  args: {
    footer: (
      <Button size="small" variant="outline">
        Kosárba
      </Button>
    ),
  },
};
export const Least: Story = {
  render: () => (
    <ProductGrid label="Termékek">
      <ProductCard href="/felho-fotel" name="Felhő fotel" picture={armchair} />
    </ProductGrid>
  ),
};
export const LongText: Story = { args: { name: longName, material: longName } };
export const Loading: Story = {
  render: () => (
    <ProductGrid label="Termékek">
      <ProductCardSkeleton />
    </ProductGrid>
  ),
};
const cards = [armchair, sofa, armchairAtHome, sofa].map((picture, index) => (
  <ProductCard
    key={`${picture.src}-${String(index)}`}
    href="/felho-fotel"
    name="Felhő fotel"
    picture={picture}
    price={<PriceTag price="149 990 Ft" />}
  />
));
export const Grid: Story = { render: () => <ProductGrid label="Termékek">{cards}</ProductGrid> };
export const GridBesideFilters: Story = {
  render: () => (
    <ProductGrid label="Termékek" width="narrow">
      {cards}
    </ProductGrid>
  ),
};
export const GridAsShelf: Story = {
  render: () => (
    <Container>
      <ProductGrid label="Termékek" layout="shelf">
        {cards}
      </ProductGrid>
    </Container>
  ),
};
export const GridLoading: Story = {
  render: () => <ProductGridSkeleton label="Betöltés" count={4} />,
};

export const PageLoading: Story = {
  render: () => <ListPageSkeleton label="Betöltés" count={4} />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Accordion,
  AccordionItem,
  Button,
  Gallery,
  PageTitle,
  PriceTag,
  ProductLayout,
  ProductLine,
  ProductShelf,
  ProductCard,
  Stack,
} from '../src/index.ts';
import { armchair, armchairAtHome, galleryPictures, longName, sofa, unnamed } from './sample.ts';

export default { title: 'Product/Page and lists' } satisfies Meta;
type Story = StoryObj;

export const LayoutOfAProduct: Story = {
  render: () => (
    <ProductLayout
      gallery={
        <Gallery
          label="Képek: Felhő fotel"
          pictures={galleryPictures}
          thumbLabel={(position, total) => `${String(position)}. kép, összesen ${String(total)}`}
          previousLabel="Előző kép"
          nextLabel="Következő kép"
        />
      }
      details={
        <Accordion>
          <AccordionItem title="Ápolás">A bukléhuzat 30 °C-on mosható.</AccordionItem>
        </Accordion>
      }
    >
      <Stack gap={4}>
        <PageTitle>Felhő fotel</PageTitle>
        <PriceTag price="149 990 Ft" size="product" />
        <Button wide>Kosárba</Button>
      </Stack>
    </ProductLayout>
  ),
};
export const LineOfASuggestion: Story = {
  render: () => (
    <ProductLine
      href="/felho-fotel"
      name="Felhő fotel"
      picture={unnamed(armchair)}
      note="Buklé, tölgyláb"
      price="149 990 Ft"
    />
  ),
};
export const LineHovered: Story = { ...LineOfASuggestion, parameters: { pseudo: { hover: true } } };
export const LineFocused: Story = {
  ...LineOfASuggestion,
  parameters: { pseudo: { focusVisible: true } },
};
export const LineWithoutAPage: Story = {
  render: () => <ProductLine name="Felhő fotel" note="Már nem kapható" />,
};
export const LineLong: Story = {
  render: () => (
    <ProductLine
      href="/felho-fotel"
      name={longName}
      note={longName}
      picture={unnamed(sofa)}
      price="1 149 990 Ft"
    />
  ),
};
export const LineAsOption: Story = {
  render: () => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is steered by a field outside it
    <div role="listbox" aria-label="Javaslatok">
      <ProductLine
        href="/felho-fotel"
        name="Felhő fotel"
        price="149 990 Ft"
        option={{ id: 'javaslat-1', selected: true }}
      />
      <ProductLine
        href="/felho-kanape"
        name="Felhő kanapé"
        price="349 990 Ft"
        option={{ id: 'javaslat-2', selected: false }}
      />
    </div>
  ),
};
export const Shelf: Story = {
  render: () => (
    <ProductShelf label="Új termékek" previousLabel="Előző termékek" nextLabel="Következő termékek">
      {[armchair, sofa, armchairAtHome, sofa, armchair, sofa].map((picture, index) => (
        <ProductCard
          key={`${picture.src}-${String(index)}`}
          href="/felho-fotel"
          name="Felhő fotel"
          picture={picture}
          price={<PriceTag price="149 990 Ft" />}
        />
      ))}
    </ProductShelf>
  ),
};
export const ShelfOfOne: Story = {
  render: () => (
    <ProductShelf label="Új termékek" previousLabel="Előző termékek" nextLabel="Következő termékek">
      {[<ProductCard key="felho" href="/felho-fotel" name="Felhő fotel" picture={armchair} />]}
    </ProductShelf>
  ),
};

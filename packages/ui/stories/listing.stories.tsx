import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Chip,
  ChipList,
  FacetGroup,
  ListBar,
  LoadMore,
  Pagination,
  RangeFields,
  SortSelect,
  TextField,
  TextLink,
} from '../src/index.ts';
import type { SortSelectProps } from '../src/index.ts';
import { ignore, longName } from './sample.ts';

export default { title: 'Listing/Parts' } satisfies Meta;
type Story = StoryObj;

const facetWords = {
  moreLabel: 'Több',
  lessLabel: 'Kevesebb',
  checkedLabel: 'kiválasztva',
};
const colors = ['mohazöld', 'meggy', 'galambkék', 'natúr', 'grafit'].map((label, index) => ({
  value: label,
  label,
  count: 12 - index,
  checked: index === 0,
  href: `/fotelek?color=${label}`,
  color: ['#6c7f68', '#8a2b3a', '#8093a5', '#e6dcc8', '#3b3b3d'][index],
}));

const sorting: SortSelectProps = {
  label: 'Rendezés',
  name: 'sort',
  value: 'uj',
  onChange: ignore,
  choices: [
    { value: 'uj', label: 'Legújabb' },
    { value: 'olcso', label: 'Ár szerint növekvő' },
  ],
  plain: { action: '/fotelek', keep: [], label: 'Rendezés' },
};

export const FacetOfColors: Story = {
  render: () => (
    <FacetGroup {...facetWords} title="Szín" name="color" chosen="1" open options={colors} />
  ),
};
export const FacetWithMore: Story = {
  render: () => (
    <FacetGroup {...facetWords} title="Szín" name="color" open visible={2} options={colors} />
  ),
};
export const FacetFolded: Story = {
  render: () => <FacetGroup {...facetWords} title="Szín" name="color" options={colors} />,
};
export const FacetOfPrices: Story = {
  render: () => (
    <FacetGroup
      {...facetWords}
      title="Ár"
      name="price"
      choose="one"
      open
      onToggle={ignore}
      options={[
        { value: '0-50', label: '0 – 50 000 Ft', count: 4, checked: false },
        { value: '50-100', label: '50 000 – 100 000 Ft', count: 9, checked: true },
        {
          value: '100-150',
          label: '100 000 – 150 000 Ft',
          count: 0,
          checked: false,
          disabled: true,
        },
      ]}
    >
      <RangeFields
        from={<TextField label="Legalacsonyabb ár" type="number" end="Ft" />}
        to={<TextField label="Legmagasabb ár" type="number" end="Ft" />}
        action={
          <Button variant="outline" size="small" wide>
            Szűrés ár szerint
          </Button>
        }
      />
    </FacetGroup>
  ),
};
export const FacetHovered: Story = { ...FacetOfColors, parameters: { pseudo: { hover: true } } };
export const FacetFocused: Story = {
  ...FacetOfColors,
  parameters: { pseudo: { focusVisible: true } },
};
export const FacetLongText: Story = {
  render: () => (
    <FacetGroup
      {...facetWords}
      title={longName}
      name="x"
      open
      options={[{ value: 'x', label: longName, count: 1234, checked: false, href: '/x' }]}
    />
  ),
};
export const ChipAsLink: Story = {
  render: () => (
    <Chip href="/fotelek" removeLabel="Szűrő törlése: Szín: zöld">
      Szín: zöld
    </Chip>
  ),
};
export const ChipAsButton: Story = {
  render: () => (
    <Chip onRemove={ignore} removeLabel="Keresés törlése: fotel">
      fotel
    </Chip>
  ),
};
export const ChipHovered: Story = { ...ChipAsLink, parameters: { pseudo: { hover: true } } };
export const ChipFocused: Story = { ...ChipAsLink, parameters: { pseudo: { focusVisible: true } } };
export const ChipsOfAListing: Story = {
  render: () => (
    <ChipList
      label="Aktív szűrők"
      clear={<TextLink href="/fotelek">Összes szűrő törlése</TextLink>}
    >
      {['Szín: zöld', 'Anyag: buklé', `Név: ${longName}`].map((words) => (
        <Chip key={words} href="/fotelek" removeLabel={`Szűrő törlése: ${words}`}>
          {words}
        </Chip>
      ))}
    </ChipList>
  ),
};
export const Pages: Story = {
  render: () => (
    <Pagination
      label="Oldalak"
      current={4}
      total={9}
      hrefOf={(page) => `/fotelek?page=${String(page)}`}
      pageLabel={(page) => `${String(page)}. oldal`}
      previousLabel="Előző oldal"
      nextLabel="Következő oldal"
    />
  ),
};
export const PagesAtTheFirst: Story = {
  render: () => (
    <Pagination
      label="Oldalak"
      current={1}
      total={2}
      hrefOf={(page) => `/fotelek?page=${String(page)}`}
      pageLabel={(page) => `${String(page)}. oldal`}
      previousLabel="Előző oldal"
      nextLabel="Következő oldal"
    />
  ),
};
export const PagesHovered: Story = { ...Pages, parameters: { pseudo: { hover: true } } };
export const More: Story = {
  render: () => (
    <LoadMore
      label="További termékek"
      href="/fotelek?page=2"
      onLoad={ignore}
      status="48 / 214 termék"
      shown={48}
      total={214}
    />
  ),
};
export const MoreBusy: Story = {
  render: () => (
    <LoadMore
      label="További termékek"
      busyLabel="Betöltés…"
      href="/fotelek?page=2"
      onLoad={ignore}
      status="48 / 214 termék"
      shown={48}
      total={214}
    />
  ),
};
export const MoreAtTheEnd: Story = {
  render: () => (
    <LoadMore
      label="További termékek"
      href="/fotelek?page=2"
      onLoad={ignore}
      status="214 / 214 termék"
      shown={214}
      total={214}
    />
  ),
};
export const BarOfAListing: Story = {
  render: () => (
    <ListBar
      count="214 termék"
      filters={
        <Button variant="outline" size="small" icon="filter">
          Szűrők
        </Button>
      }
      sort={<SortSelect {...sorting} />}
    />
  ),
};
export const BarWithCountOnly: Story = { render: () => <ListBar count="0 termék" /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  StickyBuyBar,
  Button,
  CartLine,
  LineList,
  LineListSkeleton,
  PriceTag,
  ProgressBar,
  QuantityField,
  Stepper,
  SummaryLines,
} from '../src/index.ts';
import type { CartLineProps } from '../src/index.ts';
import { armchair, ignore, longName, unnamed } from './sample.ts';

export default { title: 'Cart/Parts' } satisfies Meta;
type Story = StoryObj;

const line: CartLineProps = {
  href: '/felho-fotel',
  name: 'Felhő fotel',
  picture: unnamed(armchair),
  options: [
    { label: 'Szín', value: 'mohazöld' },
    { label: 'Láb', value: 'tölgy' },
  ],
  price: <PriceTag price="149 990 Ft" size="line" />,
  quantity: (
    <QuantityField
      label="Mennyiség: Felhő fotel"
      decreaseLabel="Eggyel kevesebb"
      increaseLabel="Eggyel több"
      value={1}
      onChange={ignore}
      size="small"
    />
  ),
  actions: (
    <>
      <Button variant="quiet" size="small">
        Szerkesztés
      </Button>
      <Button variant="quiet" size="small">
        Törlés
      </Button>
    </>
  ),
};
const lined = (props: CartLineProps) => (
  <LineList label="A kosár termékei">{[<CartLine key="felho" {...props} />]}</LineList>
);

export const Line: Story = { render: () => lined(line) };
export const LineSmall: Story = { render: () => lined({ ...line, size: 'small' }) };
export const LineOfAnOrder: Story = {
  render: () => lined({ ...line, quantity: <span>2 db</span>, actions: undefined }),
};
export const LineWithWarning: Story = {
  render: () =>
    lined({
      ...line,
      notice: { tone: 'warning', text: 'Az ára 139 990 Ft-ról 149 990 Ft-ra nőtt.' },
    }),
};
export const LineWithError: Story = {
  render: () => lined({ ...line, notice: { tone: 'error', text: 'A termék elfogyott.' } }),
};
export const LineGoneFromTheShop: Story = {
  render: () => lined({ ...line, href: undefined, options: undefined }),
};
export const LineLongText: Story = {
  render: () =>
    lined({
      ...line,
      name: longName,
      options: [{ label: 'Huzat', value: longName }],
      price: <PriceTag price="12 149 990 Ft" size="line" />,
    }),
};
export const LinesLoading: Story = {
  render: () => <LineListSkeleton label="Betöltés" count={3} />,
};
const sums = [
  { id: 'reszosszeg', label: 'Termékek ára', value: '299 980 Ft' },
  { id: 'kupon', label: 'Kupon (OSZ10)', value: '−29 998 Ft', tone: 'saving' as const },
  { id: 'szallitas', label: 'Szállítás', value: 'ingyenes' },
  { id: 'afa', label: 'Ebből áfa', value: '57 397 Ft', tone: 'quiet' as const },
];
const total = { label: 'Végösszeg', value: '269 982 Ft', note: 'Az ár az áfát tartalmazza.' };
export const Sums: Story = { render: () => <SummaryLines lines={sums} total={total} /> };
export const SumsBusy: Story = {
  render: () => <SummaryLines lines={sums} total={total} busyLabel="A végösszeg frissül" />,
};
export const SumsWithoutTotal: Story = { render: () => <SummaryLines lines={sums} /> };
export const ProgressOnTheWay: Story = {
  render: () => (
    <ProgressBar label="Még 4 010 Ft az ingyenes szállításig" value={5990} max={10000} />
  ),
};
export const ProgressEmpty: Story = {
  render: () => <ProgressBar label="Még 10 000 Ft az ingyenes szállításig" value={0} max={10000} />,
};
export const ProgressReached: Story = {
  render: () => <ProgressBar label="A szállítás ingyenes" value={12} max={10} tone="success" />,
};
export const Steps: Story = {
  render: () => (
    <Stepper
      label="A rendelés lépései"
      doneLabel="kész"
      steps={[
        { id: '1', label: 'Adatok', status: 'done', href: '/checkout#adatok' },
        { id: '2', label: 'Szállítás', status: 'current' },
        { id: '3', label: 'Fizetés', status: 'upcoming' },
        { id: '4', label: 'Áttekintés', status: 'upcoming' },
      ]}
    />
  ),
};
export const BuyBarShown: Story = {
  render: () => (
    <StickyBuyBar
      name="Felhő fotel"
      price={<PriceTag price="149 990 Ft" size="line" />}
      action={<Button>Kosárba</Button>}
      shown
    />
  ),
};
export const BuyBarLongText: Story = {
  render: () => (
    <StickyBuyBar
      name={longName}
      price={<PriceTag price="12 149 990 Ft" size="line" />}
      action={<Button disabled>Elfogyott</Button>}
      shown
    />
  ),
};
export const BuyBarAway: Story = {
  render: () => (
    <StickyBuyBar
      name="Felhő fotel"
      price={<PriceTag price="149 990 Ft" size="line" />}
      action={<Button>Kosárba</Button>}
      shown={false}
    />
  ),
};

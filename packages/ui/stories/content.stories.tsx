import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Banner,
  CategoryBanner,
  CategoryTile,
  FactList,
  Grid,
  Hero,
  Icon,
  LinkButton,
  RoomScene,
} from '../src/index.ts';
import {
  armchair,
  armchairs,
  autumn,
  garden,
  livingRoom,
  longName,
  spots,
  unnamed,
} from './sample.ts';

export default { title: 'Content/Parts' } satisfies Meta;
type Story = StoryObj;

export const HeroWhole: Story = {
  render: () => (
    <Hero
      kicker="Ősz a zugolyban"
      title="Őszi fények"
      text="Meleg anyagok, puha sarkok: a kanapé, ahonnan nem kell felállni."
      sticker="Ráérős reggelek"
      actions={
        <>
          <LinkButton href="/uj">Új kollekció</LinkButton>
          <LinkButton href="/nappali" variant="quiet">
            Nappali
          </LinkButton>
        </>
      }
      picture={autumn}
      crops={[{ media: '(width < 40rem)', srcSet: armchair.src, width: 1200, height: 1500 }]}
    />
  ),
};
export const HeroLeast: Story = { render: () => <Hero title="Őszi fények" picture={autumn} /> };
export const HeroLong: Story = {
  render: () => <Hero title={longName} text={`${longName}. `.repeat(2)} picture={autumn} />,
};
export const BannerNormal: Story = {
  render: () => (
    <Banner
      href="/smizedivat-japandi"
      title="Japandi"
      text="Kevés tárgy, sok levegő."
      actionLabel="A kollekció"
      picture={unnamed(livingRoom)}
    />
  ),
};
export const BannersSmall: Story = {
  render: () => (
    <Grid columns="tiles">
      {['Japandi', 'Terasz', longName].map((title) => (
        <Banner
          key={title}
          href="/smizedivat-japandi"
          title={title}
          actionLabel="Tovább"
          picture={unnamed(livingRoom)}
          size="small"
          ratio="card"
        />
      ))}
    </Grid>
  ),
};
export const BannerHovered: Story = { ...BannerNormal, parameters: { pseudo: { hover: true } } };
export const BannerFocused: Story = {
  ...BannerNormal,
  parameters: { pseudo: { focusVisible: true } },
};
export const BannerOfACategory: Story = {
  render: () => (
    <CategoryBanner title="Nappali" text="Ide érünk haza." picture={unnamed(livingRoom)} />
  ),
};
export const BannerOfACategoryInItsRoom: Story = {
  render: () => (
    <CategoryBanner title="Kanapék" text="Mély és karcsú." picture={unnamed(livingRoom)} low />
  ),
};
export const BannerOfACategoryLong: Story = {
  render: () => <CategoryBanner title={longName} text={longName} picture={unnamed(livingRoom)} />,
};
export const Tiles: Story = {
  render: () => (
    <Grid columns="cards">
      <CategoryTile href="/kert" label="Kert" picture={garden} note="48 termék" />
      <CategoryTile href="/fotelek" label="Fotelek" picture={armchairs} ratio="square" />
      <CategoryTile href="/fotelek" label={longName} picture={armchairs} ratio="room" />
    </Grid>
  ),
};
export const TilesHovered: Story = { ...Tiles, parameters: { pseudo: { hover: true } } };
export const TilesFocused: Story = { ...Tiles, parameters: { pseudo: { focusVisible: true } } };
export const Facts: Story = {
  render: () => (
    <FactList
      label="Miért nálunk"
      facts={[
        { icon: <Icon name="truck" />, title: 'Ingyenes szállítás', text: '10 000 Ft felett.' },
        { icon: <Icon name="return" />, title: '30 napos visszaküldés' },
        { icon: <Icon name="card" />, title: 'Részletfizetés', text: 'Akár 12 hónapra.' },
      ]}
    />
  ),
};
export const Room: Story = {
  render: () => <RoomScene picture={livingRoom} label="A szoba darabjai" spots={spots} />,
};
export const RoomHovered: Story = { ...Room, parameters: { pseudo: { hover: true } } };
export const RoomEmpty: Story = {
  render: () => <RoomScene picture={livingRoom} label="A szoba darabjai" spots={[]} />,
};

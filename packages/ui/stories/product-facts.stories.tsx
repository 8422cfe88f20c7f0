import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  CompareTable,
  DataTable,
  DimensionDrawing,
  Video,
  PostTile,
  Rating,
  RatingBreakdown,
  ReviewCard,
  SpecTable,
  Timeline,
  Stack,
  StockStatus,
  Badge,
  TextLink,
} from '../src/index.ts';
import { armchairAtHome, ignore, livingRoom, longName } from './sample.ts';

export default { title: 'Product/Facts' } satisfies Meta;
type Story = StoryObj;

export const Tags: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <Badge>Új</Badge>
      <Badge tone="sale">−20%</Badge>
      <Badge tone="quiet">Elfogyott</Badge>
      <Badge tone="ok">Fizetve</Badge>
      <Badge tone="warn">Fizetésre vár</Badge>
    </Stack>
  ),
};
export const StockStatuses: Story = {
  render: () => (
    <Stack gap={3}>
      <StockStatus tone="ok" detail="Várható szállítás: november 25.">
        Raktáron
      </StockStatus>
      <StockStatus tone="warn" detail="Már csak 2 darab">
        Kevés van belőle
      </StockStatus>
      <StockStatus tone="out">Elfogyott</StockStatus>
    </Stack>
  ),
};
export const DrawingWithSeat: Story = {
  render: () => (
    <DimensionDrawing
      label="Méretrajz: szélesség 224 cm, mélység 96 cm, magasság 80 cm, ülésmagasság 43 cm"
      size={{ width: 224, depth: 96, height: 80, seatHeight: 43 }}
      texts={{ width: '224 cm', depth: '96 cm', height: '80 cm', seatHeight: '43 cm' }}
    />
  ),
};
export const DrawingOfATallThing: Story = {
  render: () => (
    <DimensionDrawing
      label="Méretrajz: szélesség 40 cm, mélység 38 cm, magasság 198 cm"
      size={{ width: 40, depth: 38, height: 198 }}
      texts={{ width: '40 cm', depth: '38 cm', height: '198 cm' }}
    />
  ),
};
export const FilmAtRest: Story = {
  render: () => (
    <Video
      src={new URL('../../../demo/content/media/szobak/lassu-reggelek.webm', import.meta.url).href}
      label="Reggeli fény vonul végig a nappalin"
      poster={livingRoom.src}
    />
  ),
};
export const FilmOfARoom: Story = {
  render: () => (
    <Video
      src={new URL('../../../demo/content/media/szobak/lassu-reggelek.webm', import.meta.url).href}
      label="Reggeli fény vonul végig a nappalin"
      poster={livingRoom.src}
      frame="room"
    />
  ),
};
export const Post: Story = {
  render: () => (
    <PostTile picture={armchairAtHome} caption="Három zug, egy délelőtt." onOpen={ignore} />
  ),
};
export const PostAlbum: Story = {
  render: () => (
    <PostTile
      picture={armchairAtHome}
      caption="Reggel az olvasósarokban."
      kind={{ sign: 'album', label: 'Több kép' }}
      onOpen={ignore}
    />
  ),
};
export const PostFilmHovered: Story = {
  render: () => (
    <PostTile
      picture={armchairAtHome}
      caption={longName}
      kind={{ sign: 'play', label: 'Videó' }}
      onOpen={ignore}
    />
  ),
  parameters: { pseudo: { hover: true } },
};
export const Ratings: Story = {
  render: () => (
    <Stack gap={2}>
      {[0, 2.5, 4.6, 5].map((value) => (
        <Rating
          key={value}
          value={value}
          label={`${String(value).replace('.', ',')} az 5-ből`}
          note="12 értékelés"
        />
      ))}
    </Stack>
  ),
};
export const Breakdown: Story = {
  render: () => (
    <RatingBreakdown
      label="Csillagok megoszlása"
      rows={[
        { label: '5 csillag', count: 9, share: 0.75 },
        { label: '4 csillag', count: 3, share: 0.25 },
        { label: '3 csillag', count: 0, share: 0 },
      ]}
    />
  ),
};
export const Review: Story = {
  render: () => (
    <ReviewCard
      author="Nagy Péter"
      date="2026. március 5."
      verified="Ellenőrzött vásárló"
      rating={<Rating value={5} label="5 az 5-ből" />}
    >
      Kényelmes, és a színe pont olyan, mint a képen.
    </ReviewCard>
  ),
};
export const ReviewLong: Story = {
  render: () => <ReviewCard author={longName}>{`${longName}. `.repeat(8)}</ReviewCard>,
};
export const Specs: Story = {
  render: () => (
    <SpecTable
      caption="Méretek"
      captionVisible
      rows={[
        { label: 'Szélesség', value: '82 cm' },
        { label: 'Ülésmagasság', value: '43 cm' },
        { label: 'Anyag', value: longName },
      ]}
    />
  ),
};
export const ChangeableSpecs: Story = {
  render: () => (
    <SpecTable
      caption="A rendelés adatai"
      rows={[
        { label: 'Név', value: 'Kovács Anna', action: <TextLink href="#nev">Módosítás</TextLink> },
        { label: 'Telefonszám', value: '+36 30 123 4567' },
        {
          label: 'Szállítási cím',
          value: '8000 Székesfehérvár, Kossuth Lajos utca hosszú nevű sétány 123/B',
          action: <TextLink href="#cim">Módosítás</TextLink>,
        },
      ]}
    />
  ),
};
export const OrderTimeline: Story = {
  render: () => (
    <Timeline
      label="A rendelés állapota"
      doneLabel="kész"
      steps={[
        { id: '1', label: 'Feldolgozásra vár', note: '2026-03-05 13:00', status: 'done' },
        { id: '2', label: longName, note: '2026-03-06 09:12', status: 'current' },
        { id: '3', label: 'Teljesítve', status: 'upcoming' },
      ]}
    />
  ),
};
export const Orders: Story = {
  render: () => (
    <DataTable
      caption="Rendelések"
      columns={[
        { id: 'szam', label: 'Rendelésszám' },
        { id: 'allapot', label: 'Állapot' },
        { id: 'osszeg', label: 'Végösszeg', align: 'end' },
      ]}
      rows={[
        {
          id: '1',
          cells: { szam: '100000001', allapot: 'Feldolgozás alatt', osszeg: '39 990 Ft' },
        },
        { id: '2', cells: { szam: '100000002', allapot: 'Teljesítve', osszeg: '1 289 990 Ft' } },
      ]}
    />
  ),
};
const removeButton = (
  <Button variant="quiet" size="small">
    Törlés
  </Button>
);
export const Comparison: Story = {
  render: () => (
    <CompareTable
      caption="Összehasonlítás"
      cornerLabel="Tulajdonság"
      bestLabel="a legjobb"
      columns={[
        { id: 'felho', label: 'Felhő fotel', head: 'Felhő fotel', actions: removeButton },
        {
          id: 'olvaso',
          label: 'Olvasó füles fotel',
          head: 'Olvasó füles fotel',
          actions: removeButton,
        },
        { id: 'hinta', label: 'Hintázó nádfotel', head: 'Hintázó nádfotel', actions: removeButton },
      ]}
      rows={[
        {
          id: 'ar',
          label: 'Ár',
          values: ['149 990 Ft', '129 990 Ft', '79 990 Ft'],
          differs: true,
          best: [2],
        },
        { id: 'szel', label: 'Szélesség', values: ['82 cm', '78 cm', '–'], differs: true },
        { id: 'garancia', label: 'Jótállás', values: ['3 év', '3 év', '3 év'], differs: false },
      ]}
    />
  ),
};

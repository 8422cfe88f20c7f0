import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Container,
  AnnouncementBar,
  Breadcrumbs,
  Button,
  CategoryMenu,
  CategoryTree,
  ConsentBar,
  Footer,
  Header,
  IconButton,
  IconLink,
  InlineField,
  LegalLine,
  RouteProgress,
  SearchField,
  SectionNav,
  Text,
  TextField,
  TextLink,
} from '../src/index.ts';
import { categories, ignore, longName } from './sample.ts';

export default { title: 'Frame/Parts', parameters: { layout: 'fullscreen' } } satisfies Meta;
type Story = StoryObj;

const home = { name: 'Zugoly', href: '/' };
const menu = (
  <CategoryMenu
    label="Kategóriák"
    categories={categories}
    allLabel={({ label }) => `Összes: ${label}`}
    openLabel={({ label }) => `${label}: alkategóriák`}
  />
);
const actions = (
  <>
    <IconButton icon="search" label="Keresés" />
    <IconLink icon="user" label="Fiókom" href="/account" />
    <IconLink icon="heart" label="Kívánságlista, 3 termék" count={3} href="/wishlist" />
    <IconLink icon="compare" label="Összehasonlítás" href="/compare" fromPhone />
    <IconButton icon="bag" label="Kosár, 2 termék" count={2} />
  </>
);

export const HeaderWhole: Story = {
  render: () => (
    <Header
      home={home}
      menu={menu}
      menuButton={<IconLink icon="menu" label="Menü" href="#everywhere" />}
      actions={actions}
      search={
        <SearchField
          label="Keresés a termékek között"
          submitLabel="Keresés"
          action="/osszes-termek"
          value=""
          onChange={ignore}
        />
      }
      sticky
    />
  ),
};
export const HeaderWithLongName: Story = {
  render: () => (
    <Header
      home={{ name: 'Kerámiaműhely és Agyagboltja', href: '/' }}
      menuButton={<IconLink icon="menu" label="Menü" href="#everywhere" />}
      actions={actions}
    />
  ),
};
export const HeaderLeast: Story = { render: () => <Header home={home} /> };
export const Announcement: Story = {
  render: () => (
    <AnnouncementBar
      label="Tudnivalók"
      messages={['Ingyenes szállítás 10 000 Ft felett', '30 napos visszaküldés']}
      close={{ label: 'Bezárás', onClose: ignore }}
    />
  ),
};
export const AnnouncementLong: Story = {
  render: () => <AnnouncementBar label="Tudnivalók" messages={[longName, longName]} />,
};
export const Menu: Story = { render: () => menu };
export const MenuFocused: Story = {
  render: () => menu,
  parameters: { pseudo: { focusVisible: true } },
};
export const MenuOpen: Story = {
  render: () => menu,
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Nappali: alkategóriák' })),
};
export const TreeOfADrawer: Story = {
  render: () => (
    <CategoryTree
      label="Kategóriák"
      categories={categories}
      allLabel={({ label }) => `Összes: ${label}`}
    />
  ),
};
export const TreeWithPictures: Story = {
  render: () => (
    <CategoryTree
      label="Kategóriák"
      categories={categories}
      pictures
      allLabel={({ label }) => `Összes: ${label}`}
    />
  ),
};
export const Trail: Story = {
  render: () => (
    <Breadcrumbs
      label="Itt van most"
      items={[
        { label: 'Kezdőlap', href: '/' },
        { label: 'Nappali', href: '/nappali' },
        { label: 'Fotelek' },
      ]}
    />
  ),
};
export const TrailLong: Story = {
  render: () => (
    <Breadcrumbs
      label="Itt van most"
      items={[
        { label: 'Kezdőlap', href: '/' },
        { label: longName, href: '/x' },
        { label: longName },
      ]}
    />
  ),
};
export const FooterWhole: Story = {
  render: () => (
    <Footer
      home={home}
      about="Bútorok, amelyekkel jó hazaérni."
      columns={[
        {
          title: 'Segítség',
          links: [
            { label: 'Kapcsolat', href: '/kapcsolat' },
            { label: 'Bemutatótermek', href: '/uzletek' },
          ],
        },
        { title: 'Zugoly', links: [{ label: 'Rólunk', href: '/rolunk' }] },
      ]}
      newsletter={
        <InlineField>
          <TextField label="E-mail-cím" type="email" />
          <Button>Feliratkozás</Button>
        </InlineField>
      }
      legal={['© 2026 Zugoly Kft.']}
      settings={<TextLink href="/de">Deutsch</TextLink>}
    />
  ),
};
export const FooterLeast: Story = { render: () => <Footer home={home} columns={[]} /> };
export const LegalLineAlone: Story = {
  render: () => (
    <LegalLine
      parts={['© 2026 Zugoly Kft.']}
      links={
        <>
          <a href="/impresszum">Impresszum</a>
          <a href="/adatvedelem">Adatvédelem</a>
        </>
      }
    />
  ),
};
export const Consent: Story = {
  render: () => (
    <ConsentBar
      title="Sütik"
      text="A működéshez szükséges sütiken felül csak azt mérjük, amihez hozzájárulás érkezett."
      actions={
        <>
          <Button>Elfogadás</Button>
          <Button variant="outline">Elutasítás</Button>
          <Button variant="quiet">Beállítások</Button>
        </>
      }
    />
  ),
};
export const PagesOfAnAccount: Story = {
  render: () => (
    <Container>
      <SectionNav
        label="Fiókom"
        items={[
          { label: 'Adataim', href: '/account', current: true },
          { label: 'Rendeléseim', href: '/account/orders' },
          { label: 'Hírlevél', href: '/account/newsletter' },
        ]}
        end={
          <Button variant="outline" size="small" icon="logout">
            Kijelentkezés
          </Button>
        }
      >
        <Text>Kovács Anna</Text>
      </SectionNav>
    </Container>
  ),
};
export const RouteOnItsWay: Story = {
  render: () => <RouteProgress label="Az oldal betöltődik" active />,
};
export const RouteArrived: Story = {
  render: () => <RouteProgress label="Az oldal betöltődik" active={false} />,
};

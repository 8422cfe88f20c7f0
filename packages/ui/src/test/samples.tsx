import type { ReactElement } from 'react';
import * as ui from '../index.ts';

const picture: ui.PictureSource = {
  src: '/img/300/felho.jpg',
  srcSet: '/img/300/felho.jpg 300w, /img/600/felho.jpg 600w',
  width: 600,
  height: 750,
  alt: 'Felhő fotel',
  color: '#e2dacd',
};
const plain = { ...picture, alt: '' };
const nothing = (): void => undefined;
const categories: readonly ui.MenuCategory[] = [
  {
    id: 'nappali',
    label: 'Nappali',
    href: '/c/nappali',
    current: true,
    picture: plain,
    children: [
      {
        id: 'fotelek',
        label: 'Fotelek',
        href: '/c/fotelek',
        children: [{ id: 'fules', label: 'Füles fotelek', href: '/c/fules' }],
      },
    ],
  },
  { id: 'kert', label: 'Kert', href: '/c/kert' },
];
const choices = [
  { value: 'a', label: 'Legújabb' },
  { value: 'b', label: 'Ár szerint növekvő' },
];
const facetTexts = { moreLabel: 'Több', lessLabel: 'Kevesebb', checkedLabel: 'kiválasztva' };

/** Every component of the package once, in a state that shows all of its parts. */
export const samples: Readonly<Record<string, ReactElement>> = {
  Accordion: (
    <ui.Accordion>
      <ui.AccordionItem title="Leírás" note="12" open>
        Szöveg
      </ui.AccordionItem>
    </ui.Accordion>
  ),
  AccordionItem: <ui.AccordionItem title="Ápolás">Szöveg</ui.AccordionItem>,
  AnnouncementBar: (
    <ui.AnnouncementBar
      label="Tudnivalók"
      messages={['Ingyenes szállítás', '30 napos visszaküldés']}
      close={{ label: 'Bezárás', onClose: nothing }}
    />
  ),
  Banner: (
    <ui.Banner href="/japandi" title="Japandi" text="Kevés" actionLabel="Tovább" picture={plain} />
  ),
  Breadcrumbs: (
    <ui.Breadcrumbs
      label="Itt van most"
      items={[{ label: 'Kezdőlap', href: '/' }, { label: 'Fotelek' }]}
    />
  ),
  Button: (
    <>
      <ui.Button icon="heart" iconAfter="arrow-right" wide>
        Kosárba
      </ui.Button>
      <ui.Button busyLabel="Hozzáadás…">Kosárba</ui.Button>
    </>
  ),
  BuyBar: (
    <ui.BuyBar
      name="Felhő fotel"
      price={<ui.PriceTag price="149 990 Ft" size="line" />}
      action={<ui.Button>Kosárba</ui.Button>}
      shown
    />
  ),
  CartLine: (
    <ui.CartLine
      href="/p/felho"
      name="Felhő fotel"
      picture={plain}
      options={[{ label: 'Szín', value: 'zsálya' }]}
      price={<ui.PriceTag price="149 990 Ft" size="line" />}
      quantity="2 db"
      actions={<ui.Button variant="quiet">Eltávolítás</ui.Button>}
      notice={{ tone: 'warning', text: 'Csak 1 darab rendelhető.' }}
    />
  ),
  CategoryBanner: <ui.CategoryBanner title="Nappali" text="Ide érünk haza" picture={plain} />,
  CategoryMenu: (
    <ui.CategoryMenu
      label="Kategóriák"
      categories={categories}
      allLabel={({ label }) => `Összes: ${label}`}
      openLabel={({ label }) => `${label}: alkategóriák`}
    />
  ),
  CategoryTile: <ui.CategoryTile href="/c/kert" label="Kert" picture={plain} note="48 termék" />,
  CategoryTree: (
    <ui.CategoryTree
      label="Kategóriák"
      categories={categories}
      allLabel={({ label }) => `Összes: ${label}`}
    />
  ),
  Checkbox: <ui.Checkbox label="Elfogadom" hint="Kell." error="El kell fogadni." name="terms" />,
  Chip: (
    <ui.Chip href="/c" removeLabel="Szűrő törlése: Szín: zöld">
      Szín: zöld
    </ui.Chip>
  ),
  ChipList: (
    <ui.ChipList label="Szűrők" clear={<ui.TextLink href="/c">Összes törlése</ui.TextLink>}>
      {[
        <ui.Chip key="a" removeLabel="Törlés: zöld" onRemove={nothing}>
          zöld
        </ui.Chip>,
      ]}
    </ui.ChipList>
  ),
  Contents: <ui.Contents title="Tartalom" parts={[{ id: 'bevezetes', title: 'Bevezetés' }]} />,
  CompareTable: (
    <ui.CompareTable
      caption="Összehasonlítás"
      cornerLabel="Tulajdonság"
      columns={[{ id: 'felho', label: 'Felhő fotel', head: 'Felhő fotel' }]}
      rows={[{ id: 'w', label: 'Szélesség', values: ['82 cm'], differs: true, best: [0] }]}
      bestLabel="a legjobb"
    />
  ),
  ConfirmDialog: (
    <ui.ConfirmDialog
      open
      title="Törlődjön a termék a kosárból?"
      text="Felhő fotel"
      confirmLabel="Eltávolítás"
      cancelLabel="Mégse"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
  ConsentBar: (
    <ui.ConsentBar title="Sütik" text="Miért" actions={<ui.Button>Elfogadás</ui.Button>} />
  ),
  Container: <ui.Container width="narrow">Tartalom</ui.Container>,
  DataTable: (
    <ui.DataTable
      caption="Rendelések"
      columns={[
        { id: 'n', label: 'Rendelésszám' },
        { id: 't', label: 'Végösszeg', align: 'end' },
      ]}
      rows={[{ id: '1', cells: { n: '100', t: '39 990 Ft' } }]}
    />
  ),
  DimensionDrawing: (
    <ui.DimensionDrawing
      label="Méretrajz: szélesség 224 cm, mélység 96 cm, magasság 80 cm"
      size={{ width: 224, depth: 96, height: 80, seatHeight: 43 }}
      texts={{ width: '224 cm', depth: '96 cm', height: '80 cm', seatHeight: '43 cm' }}
    />
  ),
  Dialog: (
    <ui.Dialog open onClose={nothing} title="Nagyítás" closeLabel="Bezárás" size="full">
      Kép
    </ui.Dialog>
  ),
  Drawer: (
    <ui.Drawer
      open
      onClose={nothing}
      title="Kosár"
      closeLabel="Bezárás"
      footer={<ui.Button>Tovább</ui.Button>}
    >
      Tételek
    </ui.Drawer>
  ),
  EmptyState: <ui.EmptyState icon="bag" title="A kosár üres." text="Még." action="Tovább" />,
  ErrorState: (
    <ui.ErrorState title="Nem található." reason="Elgépelt." advice="Keresés." code="zg-1" />
  ),
  ErrorSummary: (
    <>
      <ui.ErrorSummary
        title="1 mezőt javítani kell"
        mistakes={[{ fieldId: 'zip', text: 'Az irányítószám négy számjegy.' }]}
      />
      <ui.TextField id="zip" label="Irányítószám" />
    </>
  ),
  FacetGroup: (
    <ui.FacetGroup
      {...facetTexts}
      title="Szín"
      name="color"
      chosen="1"
      visible={1}
      options={[
        { value: 'z', label: 'zöld', count: 12, checked: true, href: '/c', color: '#3f6142' },
        { value: 'd', label: 'dió', count: 0, checked: false, disabled: true },
      ]}
    />
  ),
  FactList: (
    <ui.FactList
      label="Miért nálunk"
      facts={[{ icon: <ui.Icon name="truck" />, title: 'Ingyenes szállítás', text: 'Mindenhová.' }]}
    />
  ),
  FieldRow: (
    <ui.FieldRow first="narrow">
      <ui.TextField label="Irányítószám" />
      <ui.TextField label="Település" />
    </ui.FieldRow>
  ),
  Fieldset: (
    <ui.Fieldset legend="Szállítási cím" hint="Ide." error="Hiányos.">
      <ui.TextField label="Utca" />
    </ui.Fieldset>
  ),
  Film: <ui.Film src="/img/film/a.webm" label="Reggeli fény" poster="/img/a.webp" />,
  Footer: (
    <ui.Footer
      home={{ name: 'Zugoly', href: '/' }}
      about="Bútorok"
      columns={[{ title: 'Segítség', links: [{ label: 'Kapcsolat', href: '/kapcsolat' }] }]}
      newsletter={<ui.TextField label="E-mail-cím" type="email" />}
      legal="© Zugoly"
      settings={<ui.TextLink href="/de">Deutsch</ui.TextLink>}
    />
  ),
  Gallery: (
    <ui.Gallery
      label="Képek: Felhő fotel"
      pictures={[
        { id: 'kep-1', picture, thumb: picture },
        { id: 'kep-2', picture, thumb: picture },
      ]}
      thumbLabel={(position, total) => `${position}. kép, összesen ${total}`}
      previousLabel="Előző kép"
      nextLabel="Következő kép"
      tags={<ui.Tag>Új</ui.Tag>}
      action={<ui.IconButton icon="heart" label="Kívánságlistára" onPicture />}
      zoom={{ label: 'Nagyítás', onZoom: nothing }}
    />
  ),
  GalleryDialog: (
    <ui.GalleryDialog
      open
      onClose={nothing}
      closeLabel="Bezárás"
      title="Felhő fotel"
      label="Képek: Felhő fotel"
      pictures={[
        { id: 'nagy-kep-1', picture, thumb: picture },
        { id: 'nagy-kep-2', picture, thumb: picture },
      ]}
      start={1}
      magnifyLabel="Nagyobb"
      thumbLabel={(position, total) => `${position}. kép, összesen ${total}`}
      previousLabel="Előző kép"
      nextLabel="Következő kép"
    />
  ),
  Grid: <ui.Grid columns="halves">Tartalom</ui.Grid>,
  Header: (
    <ui.Header
      home={{ name: 'Zugoly', href: '/' }}
      menu="Menü"
      menuButton={<ui.IconButton icon="menu" label="Menü" />}
      actions={<ui.IconLink icon="bag" label="Kosár, 2 termék" count={2} href="/kosar" />}
      search="Keresés"
      sticky
    />
  ),
  Heading: <ui.Heading level={1}>Fotelek</ui.Heading>,
  Hero: (
    <ui.Hero
      kicker="Ősz"
      title="Őszi fények"
      text="Szöveg"
      sticker="Lassú reggelek"
      actions={<ui.LinkButton href="/c">Tovább</ui.LinkButton>}
      picture={picture}
      crops={[{ media: '(max-width: 40rem)', srcSet: '/img/s.jpg', width: 4, height: 3 }]}
    />
  ),
  Icon: <ui.Icon name="offline" label="Nincs kapcsolat" filled />,
  IconButton: <ui.IconButton icon="bag" label="Kosár, 120 termék" count={120} labelVisible />,
  IconLink: <ui.IconLink icon="user" label="Belépés" href="/belepes" />,
  InlineField: (
    <ui.InlineField>
      <ui.TextField label="Kuponkód" />
      <ui.Button>Beváltás</ui.Button>
    </ui.InlineField>
  ),
  LegalLine: <ui.LegalLine links={<a href="/impresszum">Impresszum</a>}>Minta Kft.</ui.LegalLine>,
  LineList: <ui.LineList label="A kosár termékei">{[<p key="a">Felhő fotel</p>]}</ui.LineList>,
  LineListSkeleton: <ui.LineListSkeleton label="Betöltés" count={2} />,
  Link: <ui.Link href="/c">Fotelek</ui.Link>,
  LinkButton: (
    <ui.LinkButton href="/c" icon="heart" iconAfter="arrow-right" wide>
      Új kollekció
    </ui.LinkButton>
  ),
  LinkProvider: (
    <ui.LinkProvider component={({ href, children }) => <a href={`/hu${href}`}>{children}</a>}>
      <ui.TextLink href="/c">Fotelek</ui.TextLink>
    </ui.LinkProvider>
  ),
  ListBar: (
    <ui.ListBar count="214 termék" filters={<ui.Button>Szűrők</ui.Button>} sort="Rendezés" />
  ),
  LoadMore: (
    <ui.LoadMore
      label="További termékek"
      href="/c?page=2"
      onLoad={nothing}
      status="48 / 214 termék"
      shown={48}
      total={214}
    />
  ),
  Mark: <ui.Mark name="Zugoly" size="large" />,
  MarkCorner: <ui.MarkCorner />,
  Notice: (
    <ui.Notice tone="error" title="Nem sikerült" action={<ui.Button>Újra</ui.Button>} live>
      Szöveg
    </ui.Notice>
  ),
  OfflineBadge: <ui.OfflineBadge label="Nincs internetkapcsolat" detail="Mentett adatok: 15:07" />,
  OptionGroup: (
    <ui.OptionGroup
      legend="Méret"
      name="size"
      value="m"
      onChange={nothing}
      soldOutLabel="elfogyott"
      error="Válasszon méretet."
      options={[
        { value: 'm', label: '82 cm', hint: '+20 000 Ft' },
        { value: 'x', label: '120 cm', soldOut: true },
      ]}
    />
  ),
  PageTitle: (
    <ui.PageTitle note="214 termék" lead="Olvasáshoz.">
      Fotelek
    </ui.PageTitle>
  ),
  Pagination: (
    <ui.Pagination
      label="Oldalak"
      current={4}
      total={9}
      hrefOf={(page) => `/c?page=${page}`}
      pageLabel={(page) => `${page}. oldal`}
      previousLabel="Előző oldal"
      nextLabel="Következő oldal"
    />
  ),
  PasswordField: (
    <ui.PasswordField label="Jelszó" showLabel="Jelszó megjelenítése" hideLabel="Elrejtés" />
  ),
  Picture: <ui.Picture picture={picture} ratio="card" fit="contain" sizes="50vw" priority />,
  PriceTag: (
    <ui.PriceTag
      price="119 990 Ft"
      priceLabel="Akciós ár"
      sale={{
        was: '149 990 Ft',
        wasLabel: 'Korábbi ár',
        discount: '−20%',
        prior: 'Az elmúlt 30 nap legalacsonyabb ára: 139 990 Ft',
      }}
      note="áfával"
      size="product"
    />
  ),
  ProductCard: (
    <ui.ProductCard
      href="/p/felho"
      name="Felhő fotel"
      picture={picture}
      hoverPicture={plain}
      material="Buklé"
      price={<ui.PriceTag price="149 990 Ft" />}
      swatches={<ui.SwatchList label="Színek" colors={[{ name: 'zsálya', color: '#6c7f68' }]} />}
      tags={<ui.Tag>Új</ui.Tag>}
      action={<ui.IconButton icon="heart" label="Kívánságlistára: Felhő fotel" onPicture />}
      footer="Raktáron"
    />
  ),
  ProductCardSkeleton: <ui.ProductCardSkeleton />,
  ProductGrid: (
    <ui.ProductGrid label="Termékek" layout="shelf">
      <p>Felhő fotel</p>
    </ui.ProductGrid>
  ),
  ProductGridSkeleton: <ui.ProductGridSkeleton label="Betöltés" count={4} width="narrow" />,
  ProductLayout: (
    <ui.ProductLayout gallery="Képek" details="Leírás">
      Cím
    </ui.ProductLayout>
  ),
  ProductLine: (
    <ui.ProductLine
      href="/p/felho"
      name="Felhő fotel"
      picture={plain}
      note="Buklé"
      price="149 990 Ft"
    />
  ),
  ProductPageSkeleton: <ui.ProductPageSkeleton label="Betöltés" />,
  ProgressBar: <ui.ProgressBar label="Ingyenes szállítás" value={12} max={10} tone="moss" />,
  ProductShelf: (
    <ui.ProductShelf label="Új termékek" previousLabel="Előző" nextLabel="Következő">
      {[<ui.ProductCard key="a" href="/p/a" name="Felhő fotel" picture={picture} />]}
    </ui.ProductShelf>
  ),
  Prose: (
    <ui.Prose>
      <h2>Cím</h2>
    </ui.Prose>
  ),
  QuantityField: (
    <ui.QuantityField
      label="Mennyiség"
      labelVisible
      decreaseLabel="Eggyel kevesebb"
      increaseLabel="Eggyel több"
      value={1}
      max={3}
      onChange={nothing}
      error="Csak 3 darab rendelhető."
    />
  ),
  RadioCard: (
    <ui.Fieldset legend="Szállítás">
      <ui.RadioCard name="sz" label="Házhoz" description="2–3 nap" end="1 490 Ft" defaultChecked>
        A futár előtte telefonál.
      </ui.RadioCard>
    </ui.Fieldset>
  ),
  Rating: <ui.Rating value={4.6} label="4,6 az 5-ből" note="12 értékelés" />,
  RatingBreakdown: (
    <ui.RatingBreakdown
      label="Csillagok megoszlása"
      rows={[
        { label: '5 csillag', count: 9, share: 0.75 },
        { label: '4 csillag', count: 3, share: 0.25 },
      ]}
    />
  ),
  ReviewCard: (
    <ui.ReviewCard author="Nagy Péter" date="2026. március 5." verified="Ellenőrzött vásárló">
      Kényelmes.
    </ui.ReviewCard>
  ),
  RouteProgress: <ui.RouteProgress label="Az oldal betöltődik" active />,
  PostTile: (
    <ui.PostTile
      picture={picture}
      caption="Reggel"
      kind={{ sign: 'album', label: 'Több kép' }}
      onOpen={nothing}
    />
  ),
  RoomScene: (
    <ui.RoomScene
      picture={picture}
      label="A szoba darabjai"
      spots={[{ href: '/felho', label: 'Felhő fotel', x: 0, y: 52 }]}
    />
  ),
  SearchField: (
    <ui.SearchField
      label="Termék keresése"
      submitLabel="Keresés"
      action="/osszes-termek"
      value="fotel"
      onChange={nothing}
      clear={{ label: 'Keresés törlése', onClear: nothing }}
    />
  ),
  Section: (
    <ui.Section
      title="Új a zugolyban"
      lead="Most."
      action={<ui.TextLink href="/c">Mind</ui.TextLink>}
    >
      Termékek
    </ui.Section>
  ),
  SelectField: <ui.SelectField label="Ország" choices={choices} placeholder="Válasszon" />,
  Skeleton: <ui.Skeleton shape="scene" />,
  SkipLink: <ui.SkipLink href="#tartalom">Ugrás a tartalomhoz</ui.SkipLink>,
  SortSelect: (
    <ui.SortSelect
      label="Rendezés"
      name="sort"
      value="a"
      choices={choices}
      onChange={nothing}
      plain={{ action: '/c', keep: [['color', 'zold']], label: 'Rendezés' }}
    />
  ),
  SpecTable: (
    <ui.SpecTable
      caption="Méretek"
      captionVisible
      rows={[{ label: 'Szélesség', value: '82 cm' }]}
    />
  ),
  Stack: (
    <ui.Stack direction="row" gap={6} align="center" justify="between">
      Tartalom
    </ui.Stack>
  ),
  Stepper: (
    <ui.Stepper
      label="A rendelés lépései"
      doneLabel="kész"
      steps={[
        { id: '1', label: 'Adatok', status: 'done', href: '/penztar/adatok' },
        { id: '2', label: 'Szállítás', status: 'current' },
        { id: '3', label: 'Fizetés', status: 'upcoming' },
      ]}
    />
  ),
  StockStatus: (
    <ui.StockStatus tone="ok" detail="Várható kézbesítés: november 25.">
      Raktáron
    </ui.StockStatus>
  ),
  SummaryLines: (
    <ui.SummaryLines
      lines={[{ id: 's', label: 'Részösszeg', value: '149 990 Ft', tone: 'saving' }]}
      total={{ label: 'Végösszeg', value: '149 990 Ft', note: 'Áfával.' }}
      busyLabel="A végösszeg frissül"
    />
  ),
  SwatchDot: <ui.SwatchDot color="#6b4a2f" secondColor="#efe6d6" />,
  SwatchGroup: (
    <ui.SwatchGroup
      legend="Szín"
      name="color"
      value="z"
      onChange={nothing}
      soldOutLabel="elfogyott"
      error="Válasszon színt."
      options={[
        { value: 'z', name: 'zsálya', color: '#6c7f68' },
        { value: 'm', name: 'meggy', color: '#8a2b3a', soldOut: true },
      ]}
    />
  ),
  SwatchList: (
    <ui.SwatchList
      label="Színek"
      most={1}
      colors={[
        { name: 'zsálya', color: '#6c7f68' },
        { name: 'meggy', color: '#8a2b3a' },
      ]}
    />
  ),
  SectionNav: (
    <ui.SectionNav
      label="Fiókom"
      items={[
        { label: 'Adataim', href: '/account', current: true },
        { label: 'Rendeléseim', href: '/account/orders' },
      ]}
      end="Kijelentkezés"
    >
      Adatok
    </ui.SectionNav>
  ),
  Tabs: (
    <ui.Tabs
      label="Fiók"
      tabs={[
        { id: 'a', label: 'Adataim', content: 'Adatok' },
        { id: 'b', label: 'Rendeléseim', content: 'Rendelések' },
      ]}
    />
  ),
  Tag: <ui.Tag tone="sale">−20%</ui.Tag>,
  Text: (
    <ui.Text size="small" tone="stone" strong>
      Szöveg
    </ui.Text>
  ),
  TextArea: <ui.TextArea label="Megjegyzés a futárnak" hint="Rövid." />,
  TextField: (
    <ui.TextField
      label="E-mail-cím"
      type="email"
      optionalLabel="nem kötelező"
      hint="Ide írunk."
      error="Hiányzik a kukac."
      end="@"
    />
  ),
  TextLink: (
    <ui.TextLink href="/c" tone="stone">
      Mind
    </ui.TextLink>
  ),
  TextSkeleton: <ui.TextSkeleton label="Betöltés" count={3} />,
  ToastRegion: (
    <ui.ToastRegion
      label="Értesítések"
      dismissLabel="Bezárás"
      onDismiss={nothing}
      toasts={[
        {
          id: '1',
          tone: 'error',
          message: 'A termék elfogyott.',
          actions: [{ label: 'Rendben', onPress: nothing }],
        },
      ]}
    />
  ),
  VisuallyHidden: <ui.VisuallyHidden>Szöveg</ui.VisuallyHidden>,
};

import { collectionsRoot, thematicCollections } from './collections.ts';
import { fold } from './slug.ts';

/** A category as written by hand. Its place in the tree gives it level, path and address. */
export interface CategoryDefinition {
  readonly id: number;
  readonly name: string;
  /** Last part of the address when the folded name would be clumsy. */
  readonly slug?: string;
  readonly text: string;
  readonly inMenu?: boolean;
  readonly children?: readonly CategoryDefinition[];
}

export const rootCategory = 2;
export const newCollection = 304;
export const bestsellers = 305;
export const saleCategory = 306;

export const categoryTree: CategoryDefinition = {
  id: rootCategory,
  name: 'Összes termék',
  text: 'Minden, ami egy otthonos zugolyhoz kell: bútorok, lámpák, textilek és apróságok egy helyen.',
  children: [
    {
      id: 20,
      name: 'Nappali',
      text: 'Ide érünk haza. Kanapék, fotelek és tárolók, amelyek köré a nap végén összegyűlik a család.',
      children: [
        {
          id: 21,
          name: 'Kanapék',
          text: 'A kétszemélyestől a sarokkanapéig, levehető huzattal és cserélhető lábakkal.',
          children: [
            {
              id: 211,
              name: 'Kétszemélyes kanapék',
              text: 'Kisebb nappaliba, dolgozószobába, ablak alá: kényelmes hely két embernek.',
            },
            {
              id: 212,
              name: 'Háromszemélyes kanapék',
              text: 'Elég hosszúak egy délutáni alváshoz, elég szépek ahhoz, hogy középen álljanak.',
            },
            { id: 213, name: 'Sarokkanapék', text: 'Amikor mindenki egyszerre szeretne elnyúlni.' },
            {
              id: 214,
              name: 'Kanapéágyak',
              text: 'Nappal ülőhely, éjszaka rendes ágy a vendégnek.',
            },
          ],
        },
        {
          id: 22,
          name: 'Fotelek és puffok',
          text: 'Olvasósarokba, kandalló mellé, ablakhoz: egyszemélyes menedékek.',
          children: [
            {
              id: 221,
              name: 'Fotelek',
              text: 'Mély és karcsú, bársony és bőr: mindenkinek jut saját fotel.',
            },
            {
              id: 222,
              name: 'Puffok és ülőkék',
              text: 'Lábtartó, pótszék, kisasztal: egyetlen darab, sok szerep.',
            },
          ],
        },
        {
          id: 23,
          name: 'Dohányzóasztalok',
          text: 'Kerek és szögletes lapok fából, kőből, üvegből.',
        },
        {
          id: 24,
          name: 'TV-állványok',
          slug: 'tv-allvanyok',
          text: 'Alacsony szekrények, amelyek a kábeleket is elrejtik.',
        },
        {
          id: 25,
          name: 'Polcok és vitrinek',
          text: 'Könyveknek, emlékeknek, ünnepi poharaknak.',
          children: [
            {
              id: 251,
              name: 'Könyvespolcok',
              text: 'Álló polcok néhány kötettől a házi könyvtárig.',
            },
            { id: 252, name: 'Fali polcok', text: 'Helytakarékos rend a falon.' },
            {
              id: 253,
              name: 'Vitrinek',
              text: 'Üvegajtó mögött minden szépség portól védve marad.',
            },
          ],
        },
      ],
    },
    {
      id: 30,
      name: 'Étkező',
      text: 'Asztalok és székek reggelihez, leckeíráshoz, hosszúra nyúló vacsorákhoz.',
      children: [
        {
          id: 31,
          name: 'Étkezőasztalok',
          text: 'Tömörfa, furnérozott és kőlapos asztalok 2–⁠10 személyre, fix és bővíthető változatban.',
        },
        {
          id: 32,
          name: 'Székek és padok',
          text: 'Ülőhelyek az asztal köré és a pulthoz.',
          children: [
            {
              id: 321,
              name: 'Étkezőszékek',
              text: 'Kárpitozott és fából hajlított székek, akár többfélét egy asztalhoz.',
            },
            { id: 322, name: 'Bárszékek', text: 'Konyhapulthoz és bárasztalhoz, lábtartóval.' },
            { id: 323, name: 'Padok', text: 'Egy pad, és máris többen férnek az asztalhoz.' },
          ],
        },
        {
          id: 33,
          name: 'Étkezőgarnitúrák',
          text: 'Asztal és szék együtt, szabadon összeválogatva.',
        },
        { id: 34, name: 'Tálalás', text: 'Tányérok, bögrék, tálak és vágódeszkák mindennapra.' },
      ],
    },
    {
      id: 40,
      name: 'Hálószoba',
      text: 'Nyugodt színek, természetes anyagok, jó alvás.',
      children: [
        {
          id: 41,
          name: 'Ágyak',
          text: 'Kárpitozott és tömörfa ágykeretek minden szokásos matracmérethez.',
          children: [
            { id: 411, name: 'Kárpitozott ágyak', text: 'Puha fejvéggel, akár ágyneműtartóval.' },
            {
              id: 412,
              name: 'Tömörfa ágyak',
              text: 'Csapolt kötések, olajozott felület, évtizedekre.',
            },
          ],
        },
        {
          id: 42,
          name: 'Matracok',
          text: 'Hideghab, latex és zsákrugó, levehető, mosható huzattal.',
        },
        { id: 43, name: 'Éjjeliszekrények', text: 'Lámpának, könyvnek, pohár víznek.' },
        {
          id: 44,
          name: 'Gardróbszekrények',
          text: 'Akasztós és polcos belső, csendesen záródó ajtók.',
        },
        { id: 45, name: 'Komódok', text: 'Fiókos szekrények hálószobába, előszobába, nappaliba.' },
        { id: 46, name: 'Fésülködőasztalok', text: 'Saját hely a reggeli készülődéshez.' },
      ],
    },
    {
      id: 50,
      name: 'Gyerekszoba',
      text: 'Kicsikre méretezett bútorok lekerekített élekkel, vízbázisú festékkel.',
      children: [
        {
          id: 51,
          name: 'Gyerekágyak',
          text: 'Kiságytól a házikóágyig, amelyből még sokáig nem nőnek ki.',
        },
        {
          id: 52,
          name: 'Gyerekasztalok és székek',
          text: 'Rajzoláshoz, gyurmázáshoz, első leckékhez.',
        },
        {
          id: 53,
          name: 'Játéktárolók',
          text: 'Alacsony polcok és ládák, hogy a gyerek is el tudjon pakolni.',
        },
        {
          id: 54,
          name: 'Játszósarok',
          text: 'Játékkonyha, hintaló, egyensúlyozó: mozgás és szerepjáték fából.',
        },
      ],
    },
    {
      id: 60,
      name: 'Dolgozószoba',
      text: 'Otthoni munkahelyek, ahol jó leülni és jó felállni.',
      children: [
        {
          id: 61,
          name: 'Íróasztalok',
          text: 'Keskeny és tágas asztalok, fiókkal vagy állítható magassággal.',
        },
        {
          id: 62,
          name: 'Irodai székek',
          text: 'Forgószékek, amelyek a nappaliban sem néznek ki idegenül.',
        },
        { id: 63, name: 'Irattárolók', text: 'Gurulós konténerek és iratszekrények.' },
      ],
    },
    {
      id: 70,
      name: 'Világítás',
      text: 'Meleg fény oda, ahol kell.',
      children: [
        { id: 71, name: 'Állólámpák', text: 'Olvasáshoz, sarokba, kanapé mellé.' },
        { id: 72, name: 'Asztali lámpák', text: 'Íróasztalra, komódra, éjjeliszekrényre.' },
        { id: 73, name: 'Függőlámpák', text: 'Asztal fölé és a szoba közepére.' },
        { id: 74, name: 'Fali lámpák', text: 'Fény a falon, hely az asztalon és a polcon.' },
      ],
    },
    {
      id: 80,
      name: 'Textil és dekor',
      text: 'Szőnyegek, párnák, tükrök és vázák: az utolsó simítások.',
      children: [
        { id: 81, name: 'Szőnyegek', text: 'Gyapjú, pamut és juta, kézi szövéssel.' },
        {
          id: 82,
          name: 'Párnák és takarók',
          text: 'Puhaság télre és nyárra.',
          children: [
            {
              id: 821,
              name: 'Díszpárnák',
              text: 'Len-, bársony- és gyapjúhuzatok, belső párnával.',
            },
            { id: 822, name: 'Takarók', text: 'Könnyű pamuttól a vastag gyapjúig.' },
          ],
        },
        { id: 83, name: 'Tükrök', text: 'Kerek, íves és álló tükrök.' },
        {
          id: 84,
          name: 'Vázák és kaspók',
          text: 'Kézzel formált kerámia virágnak, ágnak, fűszernövénynek.',
        },
        { id: 85, name: 'Gyertyák és tartók', text: 'Lobogó fény hosszú estékre.' },
        { id: 86, name: 'Növények', text: 'Cserepes növények kaspóval, ápolási útmutatóval.' },
        { id: 87, name: 'Függönyök', text: 'Len- és pamutfüggönyök: sötétítők és fényáteresztők.' },
        {
          id: 88,
          name: 'Ünnepi dekor',
          text: 'Advent, karácsony, húsvét: apróságok, amelyek minden évben előkerülnek.',
        },
        {
          id: 89,
          name: 'Képek és faliórák',
          text: 'Keretezett nyomatok és csendes órák az üres falra.',
        },
      ],
    },
    {
      id: 90,
      name: 'Kert',
      text: 'Teraszra, erkélyre, a diófa alá.',
      children: [
        { id: 91, name: 'Kerti garnitúrák', text: 'Asztal és szék, kanapé és fotel kültérre.' },
        {
          id: 92,
          name: 'Kerti székek és padok',
          text: 'Összecsukható és rakásolható székek, egész évben kint hagyható padok.',
        },
        {
          id: 93,
          name: 'Napozóágyak',
          text: 'Dönthető támlájú napozóágyak teraszra, medence mellé.',
        },
        {
          id: 94,
          name: 'Kerti kiegészítők',
          text: 'Árnyék, tűz és zöld: ami a teraszból szobát csinál.',
        },
      ],
    },
    {
      id: 100,
      name: 'Előszoba',
      text: 'Kabátnak, cipőnek, kulcsnak: rend már az ajtóban.',
      children: [
        { id: 101, name: 'Fogasok', text: 'Álló és fali fogasok.' },
        {
          id: 102,
          name: 'Cipősszekrények',
          text: 'Keskeny tárolók szűk előszobába is.',
        },
      ],
    },
    {
      id: 120,
      name: 'Fürdőszoba',
      text: 'Fa, kő és puha pamut: egy kis fürdőhely a lakásban.',
      children: [
        {
          id: 121,
          name: 'Fürdőszobabútorok',
          text: 'Mosdószekrények, magas szekrények és ülőkék párás helyiségbe.',
        },
        {
          id: 122,
          name: 'Törölközők és kádkilépők',
          text: 'Hosszú szálú pamut, amelybe jó beleburkolózni.',
        },
        {
          id: 123,
          name: 'Fürdőszobai kiegészítők',
          text: 'Létra a törölközőnek, kosár a szennyesnek, tálka a szappannak.',
        },
      ],
    },
    {
      id: 110,
      name: 'Szolgáltatások',
      inMenu: false,
      text: 'Segítség a tervezéstől az utolsó csavarig.',
      children: [
        {
          id: 111,
          name: 'Összeszerelés és szállítás',
          text: 'Szerelőink hozzák, összerakják, a csomagolást elviszik.',
        },
        { id: 112, name: 'Lakberendezés', text: 'Tanácsadás és letölthető tervezőfüzetek.' },
      ],
    },
    {
      id: collectionsRoot,
      name: 'Kollekciók',
      inMenu: false,
      text: 'Válogatások hangulat, anyag és évszak szerint.',
      children: thematicCollections.map(({ id, name, slug, text }) => ({
        id,
        name,
        text,
        ...(slug === undefined ? {} : { slug }),
        inMenu: true,
      })),
    },
    {
      id: newCollection,
      name: 'Új kollekció',
      text: 'Őszi fények, meghitt zugok: a legfrissebb darabok.',
      inMenu: false,
    },
    {
      id: bestsellers,
      name: 'Legnépszerűbb',
      text: 'Amit vásárlóink a legtöbbször vittek haza.',
      inMenu: false,
    },
    {
      id: saleCategory,
      name: 'Akció',
      text: 'Akciós bútorok; minden árnál látja az elmúlt 30 nap legalacsonyabb árát.',
      inMenu: true,
    },
  ],
};

/** A category with its place in the tree worked out. */
export interface PlacedCategory {
  readonly definition: CategoryDefinition;
  readonly parentId: number;
  readonly level: number;
  readonly position: number;
  /** Ids from the invisible top: `1/2/20/21`. */
  readonly path: string;
  readonly slug: string;
  readonly urlPath: string;
  /** From the first level under the root down to itself. */
  readonly ancestors: readonly number[];
}

function place(
  definition: CategoryDefinition,
  parent: PlacedCategory | undefined,
  position: number,
): PlacedCategory[] {
  const slug = definition.slug ?? fold(definition.name);
  const inRoot = parent === undefined || parent.definition.id === rootCategory;
  const self: PlacedCategory = {
    definition,
    parentId: parent?.definition.id ?? 1,
    level: parent === undefined ? 1 : parent.level + 1,
    position,
    path: `${parent?.path ?? '1'}/${definition.id}`,
    slug,
    urlPath: inRoot ? slug : `${parent.urlPath}/${slug}`,
    ancestors: parent === undefined ? [] : [...parent.ancestors, definition.id],
  };
  const below = (definition.children ?? []).flatMap((child, index) =>
    place(child, self, index + 1),
  );
  return [self, ...below];
}

/** All categories, parents before children. */
export const placedCategories: readonly PlacedCategory[] = place(categoryTree, undefined, 1);

const byId = new Map(placedCategories.map((category) => [category.definition.id, category]));

/** Errors: throws when a definition names a category that the tree lacks. */
export function categoryOf(id: number): PlacedCategory {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`There is no category ${id}`);
  return found;
}

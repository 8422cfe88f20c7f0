import { pdfOf } from '@shop/invoices/pdf';
import type { ProductDefinition } from '../documents/definition.ts';
import type { FamilyKey } from '../documents/families.ts';
import { cover, gridSheet, listSheet, planSheet, templateSheet, textSheet } from './sheets.ts';
import type { SheetDrawing } from './sheets.ts';

interface Booklet {
  readonly file: string;
  readonly title: string;
  readonly sheets: readonly SheetDrawing[];
}

const facts = (title: string) => ({ title, author: 'Zugoly', language: 'hu-HU' });

/** Number of free preview sheets. */
const sampleSheets = 3;

/** Pieces of the shop as they stand on a plan: those that fit a room and have both sides. */
const piecesOf = (products: readonly ProductDefinition[], ...families: readonly FamilyKey[]) =>
  products
    .filter(({ family }) => families.includes(family))
    .flatMap(({ name, w, d }) => {
      const short = name.split(' ')[0] ?? name;
      return w === undefined || d === undefined || w < 40 ? [] : [{ name: short, w, d }];
    });

const gridScale = 'Egy kocka fél méter. A vastag vonalak egy métert jelölnek.';
/** The same nursery at three ages, and where its bed always stands. */
const nursery = { w: 380, d: 320, door: 30, window: 200 };
const bedPlace = { x: 10, y: 214, w: 206, d: 96 };

const small = (products: readonly ProductDefinition[]): Booklet => ({
  file: 'kis-lakas-nagy-terv',
  title: 'Kis lakás, nagy terv – tervezőfüzet',
  sheets: [
    cover(
      'Kis lakás, nagy terv',
      'Mérőlapok, alaprajzok és kivágható bútorok 30–60 négyzetméterhez.',
    ),
    textSheet('2', 'Mielőtt bútort mozdítunk', [
      'A jó elrendezés nem a kanapénál kezdődik, hanem a járásnál. Figyelje egy napig, merre visz az út az ajtótól az ablakig, a konyhától az asztalig, az ágytól a fürdőig. Ahol naponta húszszor elmegyünk, oda hatvan centi szabad sáv kell, ahol ketten is elférnének, oda kilencven.',
      'Ezután jön a fény. Az ablak előtti két méter a lakás legjobb helye: asztalnak, olvasósaroknak, gyereknek. Magas szekrény az ablakkal szemközti falra kerüljön, így nem árnyékol, és a visszavert fény is rajta kezdődik.',
      'Végül a dolgok. Kis lakásban minden bútornak két feladata van: a pad tároló is, az ágy alatt fiók lapul, az asztal egyszerre étkező és dolgozó. Ami csak egyet tud, az legyen könnyű, hogy félre lehessen tenni.',
      'A füzet 1:50 méretarányú: a papíron két centiméter a szobában egy méter. Nyomtatáskor a „tényleges méret” beállítást válassza.',
    ]),
    listSheet(
      '3',
      'Mérőlap',
      'Mindent kétszer mérünk, és a kisebb számot írjuk fel. A régi lakás fala ritkán derékszögű.',
      [
        'A szoba hossza és szélessége a padlónál és másfél méter magasan',
        'Belmagasság, gerenda vagy ferde mennyezet legalacsonyabb pontja',
        'Ajtók szélessége, és hogy merre nyílnak',
        'Ablakok helye, párkánymagassága, nyílásiránya',
        'Fűtőtestek helye és mélysége',
        'Konnektorok, kapcsolók, antenna és internet kiállása',
        'A lépcsőház és a lift legszűkebb pontja: itt jön fel a kanapé',
      ],
      true,
    ),
    planSheet(
      '4',
      'Garzon, 30 négyzetméter',
      'A kanapé a hálórész és az étkező között áll, háttal az ágynak: fal nélkül is két szoba lett. Az asztal az ablaknál nappal íróasztal.',
      { w: 600, d: 480, door: 40, window: 400 },
      [
        { name: 'Ágy', x: 10, y: 262, w: 160, d: 208 },
        { name: 'Gardrób', x: 10, y: 120, w: 60, d: 130 },
        { name: 'Kanapé', x: 210, y: 230, w: 168, d: 88 },
        { name: 'Asztalka', x: 258, y: 150, w: 70, d: 60 },
        { name: 'Asztal', x: 430, y: 370, w: 140, d: 80 },
        { name: 'TV-állvány', x: 200, y: 10, w: 180, d: 42 },
        { name: 'Pad', x: 430, y: 320, w: 140, d: 36 },
      ],
    ),
    planSheet(
      '5',
      'Nappali konyhával, 40 négyzetméteres lakásban',
      'A pult helyett bővíthető asztal köti össze a konyhát és a nappalit. Hétköznap ketten férnek mellé, ünnepen nyolcan.',
      { w: 520, d: 420, door: 380, window: 60 },
      [
        { name: 'Sarokkanapé', x: 10, y: 200, w: 240, d: 160 },
        { name: 'Asztalka', x: 110, y: 110, w: 80, d: 80, round: true },
        { name: 'Fotel', x: 20, y: 60, w: 78, d: 78 },
        { name: 'Asztal', x: 330, y: 230, w: 140, d: 80 },
        { name: 'Polc', x: 270, y: 10, w: 90, d: 32 },
      ],
    ),
    planSheet(
      '6',
      'Hálószoba és dolgozósarok, 12 négyzetméteren',
      'Az íróasztal az ágy lábánál, az ablak alatt van: hátat fordítva a munkának könnyebb elaludni.',
      { w: 400, d: 300, door: 20, window: 200 },
      [
        { name: 'Ágy', x: 10, y: 60, w: 208, d: 180 },
        { name: 'Éjjeli-\nszekrény', x: 10, y: 246, w: 45, d: 40 },
        { name: 'Íróasztal', x: 250, y: 240, w: 120, d: 50 },
        { name: 'Gardrób', x: 330, y: 10, w: 60, d: 180 },
      ],
    ),
    planSheet(
      '7',
      'Két gyerek egy szobában, 14 négyzetméteren',
      'A két ágy egymásra merőleges, közöttük magas polc: mindkét gyereknek saját sarka lett, és középen maradt hely játszani.',
      { w: 420, d: 330, door: 160, window: 140 },
      [
        { name: 'Ágy', x: 10, y: 230, w: 206, d: 90 },
        { name: 'Ágy', x: 320, y: 110, w: 90, d: 206 },
        { name: 'Polc', x: 228, y: 260, w: 80, d: 34 },
        { name: 'Íróasztal', x: 10, y: 20, w: 110, d: 60 },
        { name: 'Szőnyeg', x: 130, y: 110, w: 150, d: 120 },
      ],
    ),
    gridSheet('8', 'A saját alaprajz', gridScale),
    templateSheet(
      '9',
      'Kivágható bútorok: nappali',
      'A Zugoly kanapéi, foteljei és asztalai valódi méretben, 1:50 arányban. Kivágva az alaprajzra tolhatók.',
      piecesOf(products, 'kanapek', 'fotelek', 'asztalkak'),
    ),
    templateSheet(
      '10',
      'Kivágható bútorok: étkező, hálószoba, dolgozószoba',
      'Ami asztal, ágy, szekrény. A székek helyét az asztal körül hatvan centi sáv jelölje.',
      piecesOf(products, 'agyak', 'asztalok', 'iroda'),
    ),
    listSheet('11', 'Rendelés előtt', 'Tíz perc, amely megspórol egy visszaküldést.', [
      'Az ajtó előtt és a fiókok előtt is marad kilencven centi',
      'A kanapé befér a lépcsőfordulóban; a lába lecsavarható',
      'Minden olvasóhelyhez van konnektor egy méteren belül',
      'A szőnyeg legalább az első lábak alá beér',
      'A legnagyobb bútor nem takar fűtőtestet',
      'A színminta nappali és lámpafényben is megvolt',
      'A szállítás napján van, aki kinyitja a kaput',
    ]),
    gridSheet('12', 'Még egy üres lap', 'Mert az első terv sosem az utolsó.'),
  ],
});

const children = (products: readonly ProductDefinition[]): Booklet => ({
  file: 'meselo-gyerekszoba',
  title: 'Mesélő gyerekszoba – tervezőfüzet',
  sheets: [
    cover(
      'Mesélő gyerekszoba',
      'Montessori elvek, biztonsági lista és elrendezések három korosztályra.',
    ),
    textSheet('2', 'A szoba, amely hagyja', [
      'A gyerekszoba akkor jó, ha a gyerek egyedül is boldogul benne. Eléri a könyvet, fel tud öltözni, le tud feküdni, és el tudja tenni, amit elővett. Nem több bútor kell hozzá, hanem alacsonyabb.',
      'Egy polcon öt játék elég. Ami nincs kint, az pihen: kéthetente csere, és minden régi játék új lesz. A könyvek borítóval előre álljanak, mert aki még nem olvas, az a képről választ.',
      'A színek legyenek nyugodtak, a játék úgyis tarka. A fal és a nagy bútor maradjon természetes, a kedvenc szín kerüljön párnára, szőnyegre, egyetlen ajtóra: ezek cserélhetők, ha a kedvenc szín jövőre más lesz.',
    ]),
    listSheet('3', 'Biztonsági lista', 'Térden állva, gyerekmagasságból járja végig a szobát.', [
      'Minden hatvan centinél magasabb bútor falhoz van rögzítve',
      'A fiókok nem húzhatók ki egyszerre; az alsó nem lépcső',
      'A konnektorokban vakdugó van, a vezetékek a bútor mögött futnak',
      'A függöny zsinórja elérhetetlen magasan van feltekerve',
      'Az ágy mellett legalább hetven centin puha szőnyeg van',
      'Az ablak alatt nincs mászható bútor',
      'A nehéz játékok legalul vannak',
      'Az éjjeli fény melegfehér, és nem forrósodik fel',
    ]),
    planSheet(
      '4',
      'Nulla és három év között',
      'Padlóágy, alacsony polc, tükör a földön. Középen üres szőnyeg: ekkor még a mozgás a játék.',
      nursery,
      [
        { name: 'Padlóágy', ...bedPlace },
        { name: 'Játékpolc', x: 260, y: 276, w: 110, d: 34 },
        { name: 'Könyvespolc', x: 10, y: 40, w: 34, d: 90 },
        { name: 'Szőnyeg', x: 120, y: 70, w: 150, d: 120 },
        { name: 'Kosár', x: 330, y: 20, w: 40, d: 40, round: true },
      ],
    ),
    planSheet(
      '5',
      'Három és hat év között',
      'Megjelenik az asztal, a játékkonyha és a jelmezek fogasa. A sarkok szerepet kapnak: alvás, alkotás, bolt.',
      nursery,
      [
        { name: 'Házikóágy', ...bedPlace },
        { name: 'Konyha', x: 296, y: 280, w: 72, d: 34 },
        { name: 'Asztal', x: 230, y: 120, w: 66, d: 66, round: true },
        { name: 'Ruhaállvány', x: 10, y: 70, w: 44, d: 90 },
        { name: 'Olvasópad', x: 200, y: 10, w: 120, d: 36 },
      ],
    ),
    planSheet(
      '6',
      'Hat év fölött',
      'Az íróasztal az ablakhoz kerül, balkezesnek jobb, jobbkezesnek bal oldali fénnyel. A játékpolc marad, csak könyvek költöznek bele.',
      nursery,
      [
        { name: 'Ágy', ...bedPlace },
        { name: 'Íróasztal', x: 250, y: 250, w: 110, d: 60 },
        { name: 'Szék', x: 280, y: 190, w: 52, d: 52 },
        { name: 'Polc', x: 10, y: 40, w: 34, d: 110 },
        { name: 'Olvasópad', x: 180, y: 10, w: 120, d: 36 },
      ],
    ),
    textSheet('7', 'Mi milyen magasan legyen', [
      'Fogas: a gyerek vállmagasságában. Kétévesen hatvanöt, négyévesen nyolcvan, hatévesen kilencvenöt centiméter.',
      'Könyvespolc: az alsó sor huszonöt, a felső kilencven centin. Efölött csak az legyen, amit együtt vesznek elő.',
      'Asztal: negyvenhat centi magas asztalhoz huszonhat centis szék való, ötvenkettőhöz harminc. Iskolakezdéskor hatvannyolc és negyven.',
      'Tükör: a padlótól induljon, a felső éle legalább száztíz centin legyen, hogy jövőre is jó legyen.',
      'Kapcsoló: ha lehet, egy kilencven centin is legyen. Az esti lámpát ő oltsa le.',
    ]),
    templateSheet(
      '8',
      'Kivágható gyerekbútorok',
      'A Manófészek darabjai 1:50 arányban. A mászóháromszög körül száz centi maradjon szabadon.',
      piecesOf(products, 'gyerek'),
    ),
    planSheet(
      '9',
      'Kifesthető alaprajz',
      'Ezt a lapot a szoba lakója tölti ki. Mi hova kerüljön? Milyen színű legyen?',
      { w: 420, d: 360, door: 40, window: 220 },
      [],
    ),
    gridSheet('10', 'Mérőlap', gridScale),
  ],
});

/** A file to be written, and what a product document says of it. */
export interface BookletFile {
  readonly file: string;
  readonly sample: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sampleBytes: Uint8Array<ArrayBuffer>;
}

/** Every booklet the shop sells, whole and as a sample of its first sheets. */
export const bookletFiles = (products: readonly ProductDefinition[]): BookletFile[] =>
  [small(products), children(products)].map(({ file, title, sheets }) => ({
    file: `${file}.pdf`,
    sample: `${file}-reszlet.pdf`,
    bytes: pdfOf(facts(title), sheets),
    sampleBytes: pdfOf(facts(`${title} (részlet)`), sheets.slice(0, sampleSheets)),
  }));

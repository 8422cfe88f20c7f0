import type { Spec } from './attributes.ts';
import type { ProductDefinition } from './definition.ts';
import type { Material } from './vocabulary.ts';

/** A sentence of a family, and of which of its products it is true; absent: of all. */
export interface Sentence {
  readonly text: string;
  readonly when?: (product: ProductDefinition) => boolean;
}

type When = NonNullable<Sentence['when']>;

const spec =
  (key: Spec, words: RegExp): When =>
  (product) =>
    words.test(product.specs?.[key] ?? '');
const madeOf =
  (...materials: readonly Material[]): When =>
  (product) =>
    materials.some((material) => product.made?.includes(material) === true);
const inCategory =
  (...ids: readonly number[]): When =>
  (product) =>
    ids.some((id) => product.in.includes(id));
const named =
  (words: RegExp): When =>
  (product) =>
    words.test(product.name);
const all =
  (...rules: readonly When[]): When =>
  (product) =>
    rules.every((rule) => rule(product));
const not =
  (rule: When): When =>
  (product) =>
    !rule(product);

const onWall: When = (product) => product.setting === 'wall';
const inColours: When = (product) => product.variants?.colour !== undefined;
const tall =
  (height: number): When =>
  (product) =>
    (product.h ?? 0) >= height;
const wide =
  (width: number): When =>
  (product) =>
    (product.w ?? 0) >= width;
const heavy =
  (weight: number): When =>
  (product) =>
    (product.weight ?? 0) >= weight;
const hasBack: When = (product) => (product.h ?? 0) - (product.seat ?? 0) >= 25;
const isSet: When = (product) => product.bundle !== undefined;
const noFacts: When = (product) => product.facts === undefined;
const sample: Sentence = {
  text: 'A képernyő színei eltérhetnek; a színt nappali fénynél döntse el.',
  when: inColours,
};
const noBulb: Sentence = {
  text: 'Fényforrás nincs a csomagban; melegfehér, 2700 K színhőmérsékletű izzóval a legszebb.',
  when: not(spec('bulb', /Beépített/)),
};

/** Description sentences for the products of each family, in several variants. */
export const sentences = {
  kanapek: [
    {
      text: 'A keret szárított bükk, a rugózat hullámrugó, így az ülés tíz év után sem süpped be.',
      when: spec('frame', /bükk/i),
    },
    {
      text: 'Az ülőpárnák megfordíthatók, ezért mindkét oldaluk egyformán kopik.',
      when: not(inCategory(214)),
    },
    {
      text: 'A lábak csavarosak: a kanapé szűk lépcsőházban is felvihető, és öt perc alatt összeáll.',
      when: spec('legs', /./),
    },
    {
      text: 'Az ülésben hideghab és tollal töltött réteg váltja egymást, ettől egyszerre feszes és puha.',
      when: spec('filling', /toll/),
    },
    { text: 'A huzat cipzáras, így egy kiömlött kakaó nem a kanapé végét jelenti.' },
    sample,
  ],
  fotelek: [
    {
      text: 'A magas háttámla a vállat is megtartja, a karfán elfér egy nyitott könyv.',
      when: tall(98),
    },
    {
      text: 'Az ülés enyhén hátrafelé lejt, ezért nem csúszik belőle előre az ember.',
      when: not(madeOf('rattan')),
    },
    {
      text: 'A kárpit alatt kétféle sűrűségű hab van: kívül lágy, belül tartós.',
      when: spec('filling', /Hideghab/),
    },
    {
      text: 'Talpa alatt filc védi a padlót, így egy kézzel is arrébb tolható.',
      when: not(madeOf('rattan')),
    },
    sample,
  ],
  puffok: [
    {
      text: 'Lábtartónak elég alacsony, pótszéknek elég magas, tálcával pedig kisasztal.',
      when: spec('upholstery', /./),
    },
    { text: 'Könnyű, ezért egyik szobából a másikba vándorol.' },
    { text: 'Kanapé elé és ágy végéhez egyaránt illik.' },
  ],
  asztalkak: [
    {
      text: 'Magassága a legtöbb kanapé ülésével egy szintben van.',
      when: (product) => (product.h ?? 0) >= 40 && (product.h ?? 0) <= 46,
    },
    { text: 'Élei lekerekítettek, nem kell tőle félteni a kisgyereket.' },
    {
      text: 'A lap alá csúsztatva egy kosár is elfér.',
      when: all(wide(60), not(named(/polc|pár|kocsi/))),
    },
    {
      text: 'A lábak távolsága úgy van kiszámolva, hogy a robotporszívó is átférjen közöttük.',
      when: wide(80),
    },
  ],
  tarolok: [
    { text: 'A hátfalon kábelkivezetés van.', when: all(inCategory(24), noFacts) },
    { text: 'A fiókok fékezettek, teljesen kihúzhatók.', when: spec('compartments', /fiók/) },
    {
      text: 'Hátfala is furnérozott, ezért térelválasztóként is megállja a helyét.',
      when: all(madeOf('furner'), not(tall(170))),
    },
    {
      text: 'Falhoz rögzíthető, a hozzá való pánt a csomagban van.',
      when: all(tall(100), not(onWall)),
    },
    {
      text: 'Fékezett pántokon jár, csukódáskor nem csattan.',
      when: spec('compartments', /ajtó|[Aa]kaszt/),
    },
    { text: 'Tiplit és csavart mellékelünk hozzá, fúrót nem.', when: onWall },
    {
      text: 'A felületet olaj védi, nem lakk, ezért tapintásra is fa marad.',
      when: (product) => product.care === 'olajozott',
    },
    {
      text: 'Két ember kell a behozatalához; szállítóink kérésre a szobáig viszik.',
      when: heavy(40),
    },
    {
      text: 'Krétás festése elnyeli a fényt, az ujjnyomok alig látszanak rajta.',
      when: (product) => product.care === 'festett',
    },
  ],
  asztalok: [
    {
      text: 'A lapot három réteg keményolaj védi: a vörösbor is lepereg róla.',
      when: spec('surface', /Keményolaj/),
    },
    {
      text: 'A lábak a sarkoknál állnak, így a végein is kényelmes a hely.',
      when: spec('legs', /kúpos|kőris/),
    },
    { text: 'Minden lap erezete más, két egyforma asztal nem készül.' },
    { text: 'Néhány csavarral összeáll, szerszám a csomagban.' },
  ],
  szekek: [
    {
      text: 'A háttámla íve a derék magasságában a legerősebb, hosszú vacsoránál is tart.',
      when: hasBack,
    },
    { text: 'A csapolt kötések miatt évek múlva sem nyikorog.', when: spec('frame', /Tömör/) },
    { text: 'Az ülőlap széle lekerekített, nem vág a comb alá.' },
    {
      text: 'Összeszerelve érkezik, csak a filctalpakat kell felragasztani.',
      when: all(noFacts, not(inCategory(323))),
    },
    {
      text: 'Egy asztalhoz két színt is választhat, a forma összefogja őket.',
      when: all(inColours, inCategory(321)),
    },
  ],
  garniturak: [
    { text: 'A darabok külön-külön is rendelhetők, és később is pótolhatók.' },
    { text: 'Minden egyszerre, egy szállítással érkezik.' },
    { text: 'Minden tétel cserélhető, az ár a választás szerint változik.', when: isSet },
  ],
  agyak: [
    {
      text: 'A keret közepén ötödik láb tartja az ágyrácsot, nincs billegés.',
      when: all(wide(140), not(spec('fittings', /emelő/))),
    },
    {
      text: 'Ágyrács is jár hozzá, a matrac oldalt nem csúszik el rajta.',
      when: not(spec('fittings', /emelő/)),
    },
    { text: 'A fejvég dőlésszöge olvasáshoz van igazítva.', when: tall(95) },
    { text: 'Két ember fél óra alatt összerakja, a csavarok a keret belsejében rejtve maradnak.' },
  ],
  matracok: [
    { text: 'Összetekerve érkezik, kibontva két nap alatt éri el végleges magasságát.' },
    { text: 'A hét zóna a vállnál enged, a derék alatt tart.' },
    { text: 'A fólia eltávolítása után is elállhat a szerződéstől 14 napon belül.' },
  ],
  lampak: [
    {
      text: 'A kapcsolója a vezetéken van, kézre esik.',
      when: (product) => product.specs?.cable !== undefined && product.specs.dimming === undefined,
    },
    { text: 'A textilvezeték színe a lámpatesthez igazodik.', when: spec('cable', /./) },
    noBulb,
    { text: 'A talp alján filc védi a padlót és a bútor lapját.' },
  ],
  fenyek: [
    {
      text: 'A vezeték felszereléskor rövidíthető, a mennyezeti rózsa a csomag része.',
      when: inCategory(73),
    },
    {
      text: 'A felszerelést bízza villanyszerelőre, húsz perc az egész.',
      when: not(spec('cable', /dugóval/)),
    },
    {
      text: 'A fény lefelé és a búra fölött is szabadon árad, nem vet éles árnyékot.',
      when: all(inCategory(73), spec('shade', /Rizspapír|Rattan|Opálüveg/)),
    },
    noBulb,
  ],
  szonyegek: [
    {
      text: 'A fonalat kis adagokban festik, ezért az árnyalat darabonként leheletnyit eltér.',
      when: madeOf('gyapju', 'pamut'),
    },
    { text: 'Fektesse csúszásgátló alátétre, akkor a sarkai sem kunkorodnak.' },
    { text: 'Padlófűtésen is használható.' },
  ],
  textilek: [
    { text: 'A szélek kézzel vannak elvarrva, a cipzár rejtett.', when: inCategory(821) },
    { text: 'Mosás után egyre puhább lesz.', when: madeOf('len', 'pamut') },
    { text: 'A huzat sűrű szövésű, macskaköröm nehezen akad bele.', when: inCategory(821) },
    { text: 'Összehajtva egy kosárban is elfér, mindig kéznél marad.', when: inCategory(822) },
    {
      text: 'Bújtatóval és csipesszel is felakasztható, bármilyen karnishoz jó.',
      when: inCategory(87),
    },
    {
      text: 'Színei a kollekció többi darabjával együtt készültek, bátran keverhetők.',
      when: inColours,
    },
  ],
  tukrok: [
    { text: 'Az üveg hátoldalát biztonsági fólia tartja egyben.' },
    { text: 'Ablakkal szemben megduplázza a fényt.' },
    { text: 'A felszereléshez való tipli és kampó a csomagban van.', when: not(tall(150)) },
  ],
  dekor: [
    {
      text: 'Kézzel formált, ezért a méret darabonként fél centit eltérhet.',
      when: all(madeOf('keramia'), inCategory(84)),
    },
    { text: 'Ajándékdobozban érkezik.' },
    {
      text: 'Egyedül is megáll, hármas csoportban azonban igazán él.',
      when: all(inCategory(84), not(named(/pár/))),
    },
  ],
  talalas: [
    {
      text: 'Mindennapi használatra készült: mosogatógépben és mikróban is jól érzi magát.',
      when: (product) => product.made?.every((material) => material === 'keramia') === true,
    },
    {
      text: 'A darabok egymásba rakhatók, kevés helyet foglalnak.',
      when: named(/tányér|tálak/i),
    },
    { text: 'Pótlásra később is kapható, a sorozat nem fut ki.' },
  ],
  novenyek: [
    { text: 'Hazai kertészetből, ültetve érkezik, dupla falú dobozban.' },
    { text: 'Fagyban nem adjuk futárnak; ilyenkor egyeztetjük a szállítás napját.' },
  ],
  gyerek: [
    {
      text: 'Minden éle legalább öt milliméteres sugárral lekerekített.',
      when: all(heavy(2), not(madeOf('bukle'))),
    },
    {
      text: 'A festék megfelel az EN 71-3 játékszabványnak.',
      when: all(inColours, not(madeOf('bukle', 'kord', 'gyapju'))),
    },
    {
      text: 'Falhoz rögzítő készlet jár hozzá, a rögzítést ne hagyja ki.',
      when: named(/polc/),
    },
    {
      text: 'A csavarfejeket fadugók takarják, apró alkatrész nem marad elöl.',
      when: all(heavy(5), not(madeOf('bukle'))),
    },
    { text: 'Ha a gyerek kinőtte, könnyen továbbadható: évekig szép marad.' },
  ],
  iroda: [
    { text: 'Az ülésmagasság gázrugóval, egyetlen karral állítható.', when: inCategory(62) },
    { text: 'A kábelek a lap alatti vályúban futnak.', when: inCategory(61) },
    {
      text: 'Egész napos munkára tervezték, mégis lakásbútornak hat.',
      when: all(inCategory(61, 62), not(named(/[Dd]iák/))),
    },
  ],
  kert: [
    {
      text: 'A csavarok rozsdamentes acélból vannak, esőben sem hagynak barna csíkot.',
      when: madeOf('teak', 'akac'),
    },
    {
      text: 'Kint telelhet, ha a párnák fedél alá kerülnek.',
      when: spec('upholstery', /vászon/),
    },
    {
      text: 'A talpak állíthatók, a terasz lejtése nem gond.',
      when: all(heavy(10), not(inCategory(93, 94))),
    },
  ],
  eloszoba: [
    {
      text: 'Mélysége alig több egy cipő hosszánál, szűk folyosón is elfér.',
      when: inCategory(102),
    },
    { text: 'Tiplit és csavart mellékelünk hozzá, fúrót nem.', when: onWall },
    {
      text: 'Bírja a vizes esernyőt és a sáros csizmát: a belső tálca kivehető.',
      when: inCategory(102),
    },
    {
      text: 'Talpa széles, a télikabátoktól sem billen meg.',
      when: all(inCategory(101), not(onWall)),
    },
  ],
  furdo: [
    {
      text: 'Párás levegőre tervezték: a kötések és a bevonat bírják a napi zuhanyt.',
      when: heavy(3),
    },
    {
      text: 'A pamut hosszú szálú, ezért sok mosás után is puha marad, és nem szöszöl.',
      when: madeOf('pamut'),
    },
    {
      text: 'A sorozat többi darabjával azonos árnyalatban készül, jól összeválogatható.',
      when: inColours,
    },
    { text: 'Kis fürdőszobában is elfér: mélysége alig több egy törölközőénél.', when: heavy(3) },
    { text: 'A kőagyagot kétszer égetik, nem szívja magába a vizet.', when: madeOf('keramia') },
  ],
  kepek: [
    {
      text: 'A nyomat 200 grammos, savmentes papírra készül, évtizedekig nem sárgul.',
      when: madeOf('papir'),
    },
    { text: 'A felfüggesztő a hátoldalán van, egy szög elég neki.' },
    { text: 'Szerkezete sima járású, éjjel sem ketyeg.', when: named(/óra/) },
  ],
  unnep: [
    { text: 'Ajándékdobozban érkezik, ugyanabban télen-nyáron el is tehető.' },
    { text: 'Kis műhelyben, kézzel készül, ezért a darabok leheletnyit eltérnek egymástól.' },
    { text: 'Egy ünnepre veszi az ember, aztán egész évben elöl marad.' },
  ],
  szolgaltatasok: [
    {
      text: 'Az időpontot a rendelés után telefonon egyeztetjük.',
      when: (product) => product.kind === 'virtual',
    },
    {
      text: 'A rendelés után a fiókból azonnal letölthető, otthoni használatra nyomtatni is szabad.',
      when: (product) => product.kind === 'downloadable',
    },
  ],
} as const satisfies Record<string, readonly Sentence[]>;

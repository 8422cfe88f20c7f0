import type { ProductDefinition } from './definition.ts';
import { variantsOf } from './variant.ts';
import type { Colour, Material, Room, Style } from './vocabulary.ts';

/** A selection from the whole shop: a style, a material, a season. It fills itself by its rule. */
interface CollectionDefinition {
  readonly id: number;
  readonly name: string;
  readonly slug?: string;
  readonly text: string;
  /** A picture that exists anyway: a room of the shop, or a product in its room. */
  readonly picture: string | { readonly no: number };
  readonly holds: (product: ProductDefinition) => boolean;
}

type Rule = CollectionDefinition['holds'];

const inStyle =
  (style: Style): Rule =>
  (product) =>
    product.style?.includes(style) === true;
const madeOf =
  (...materials: readonly Material[]): Rule =>
  (product) =>
    materials.some((material) => product.made?.includes(material) === true);
const forRoom =
  (room: Room): Rule =>
  (product) =>
    product.rooms?.includes(room) === true;
const inCategory =
  (...ids: readonly number[]): Rule =>
  (product) =>
    ids.some((id) => product.in.includes(id));
const comesIn =
  (...colours: readonly Colour[]): Rule =>
  (product) => {
    const own = new Set(variantsOf(product).map(({ look }) => look.colour));
    return colours.some((colour) => product.colour === colour || own.has(colour));
  };
const either =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.some((rule) => rule(product));
const both =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.every((rule) => rule(product));

/** The selections, in the order a shopper meets them. */
export const thematicCollections: readonly CollectionDefinition[] = [
  {
    id: 401,
    name: 'Japandi',
    text: 'Északi egyszerűség, japán nyugalom: alacsony formák, világos fa, kő és papír.',
    picture: '/szobak/japandi-nappali.webp',
    holds: inStyle('japandi'),
  },
  {
    id: 402,
    name: 'Rattan',
    text: 'Fonott, hajlított, áttetsző: természetes rattan a nappalitól a teraszig.',
    picture: { no: 2210 },
    holds: madeOf('rattan'),
  },
  {
    id: 403,
    name: 'Mokka',
    slug: 'mocha-mousse',
    text: 'Tejeskávé, kakaó, dióhéj: meleg barnák bársonyban, bukléban és kerámiában.',
    picture: { no: 1108 },
    holds: comesIn('mokka'),
  },
  {
    id: 404,
    name: 'Montessori',
    text: 'Gyerekmagasságú bútorok, hogy a gyerek egyedül öltözzön, pakoljon és aludjon el.',
    picture: '/szobak/montessori-gyerekszoba.webp',
    holds: inStyle('montessori'),
  },
  {
    id: 405,
    name: 'Otthoni fürdő',
    slug: 'spa',
    text: 'Teak, kő és vastag frottír: hétvégi fürdőnap a saját lakásban.',
    picture: '/szobak/spa-furdo.webp',
    holds: forRoom('furdo'),
  },
  {
    id: 406,
    name: 'Bézs árnyalatok',
    slug: 'sad-beige',
    text: 'Homok, natúr, törtfehér: nyugodt árnyalatok, amelyek egymást erősítik.',
    picture: { no: 1203 },
    holds: both(
      comesIn('bezs', 'homok', 'natur', 'torteho'),
      madeOf('bukle', 'len', 'gyapju', 'pamut', 'juta', 'travertin'),
    ),
  },
  {
    id: 407,
    name: 'Irány a terasz',
    slug: 'terasz',
    text: 'Bútorok, amelyek napon, lomb alatt és nyári esőben is jól érzik magukat.',
    picture: '/szobak/terasz-nyar.webp',
    holds: forRoom('terasz'),
  },
  {
    id: 408,
    name: 'Retró',
    text: 'Kúpos lábak, bordás ajtók, mustár és terrakotta: a hatvanas évek mai kényelemmel.',
    picture: { no: 2504 },
    holds: inStyle('retro'),
  },
  {
    id: 409,
    name: 'Ünnepi asztal',
    text: 'Adventtől húsvétig: teríték, gyertyafény és ami köré leülünk.',
    picture: '/szobak/unnepi-asztal.webp',
    holds: inCategory(88, 85, 34),
  },
  {
    id: 410,
    name: 'Iskolakezdés',
    text: 'Íróasztal, forgószék, lámpa és rend: minden a becsengetéshez.',
    picture: { no: 6105 },
    holds: inCategory(52, 61, 62, 63),
  },
  {
    id: 420,
    name: 'Családbarát',
    text: 'Mosható huzat, lekerekített él, erős szövet: bútorok, amelyek bírják a gyerekzsivajt.',
    picture: { no: 5405 },
    holds: either(forRoom('gyerekszoba'), both(madeOf('bukle', 'kord'), inCategory(211, 212, 213))),
  },
];

export const collectionsRoot = 400;

/** Collections that contain a product. */
export const collectionsOf = (product: ProductDefinition): number[] =>
  thematicCollections.filter(({ holds }) => holds(product)).map(({ id }) => id);

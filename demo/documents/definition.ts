import type { Drawing } from '../renderer/drawing.ts';
import type { Setting } from '../renderer/views/stage.ts';
import type { Spec } from './attributes.ts';
import type { CareKey } from './care.ts';
import type { FamilyKey } from './families.ts';
import type { Collection, Colour, Fabric, Material, Room, Size, Style } from './vocabulary.ts';

/** Appearance of one variant: input of `draw`, so that the picture shows the variant. */
export interface Look {
  readonly colour?: Colour;
  readonly fabric?: Fabric;
  readonly size?: Size;
}

/**
 * A reduction. `percent` is taken off the price and the result rounded to a shop price.
 * `prior` is the lowest price of the 30 days before an active reduction; absent: the regular price.
 */
export interface Sale {
  readonly percent: number;
  readonly when: 'active' | 'expired' | 'future';
  readonly prior?: number;
}

/** How a size changes the product. Units: forints, centimetres, kilograms. */
export interface SizeChange {
  readonly add?: number;
  readonly w?: number;
  readonly d?: number;
  readonly h?: number;
  readonly weight?: number;
}

/** The axes a configurable varies by; its variants are their product, less `without`. */
interface Variants {
  readonly colour?: readonly Colour[];
  readonly fabric?: Partial<Record<Fabric, number>>;
  readonly size?: Partial<Record<Size, SizeChange>>;
  /** Combinations that are not made, as `fabric/colour` keys such as `bor/meggy`. */
  readonly without?: readonly string[];
  /** Combinations that are sold out, as the parts of their key joined by `/`. */
  readonly soldOut?: readonly string[];
}

interface CustomOptionDefinition {
  readonly title: string;
  readonly type: 'field' | 'radio' | 'select' | 'checkbox';
  readonly required?: boolean;
  readonly maxCharacters?: number;
  readonly price?: number;
  readonly values?: readonly { readonly title: string; readonly price: number }[];
}

/** One slot of a set, filled by articles that exist on their own (`sku` of a simple or of a variant). */
interface BundleSlot {
  readonly title: string;
  readonly type: 'radio' | 'select' | 'checkbox';
  readonly required: boolean;
  readonly qty: number;
  /** Pieces the shopper may choose; absent: the quantity is fixed. */
  readonly range?: readonly [min: number, max: number];
  readonly skus: readonly string[];
}

export interface ProductDefinition {
  /** Article number; the sku is `ZG-` and this number, the product id the number itself. */
  readonly no: number;
  readonly name: string;
  readonly slug?: string;
  readonly family: FamilyKey;
  readonly kind?: 'virtual' | 'downloadable';
  /** Leaf categories, the main one first. */
  readonly in: readonly number[];
  readonly collection?: Collection;
  /** Units: cm; `seat` is the height of the seat, `weight` and `load` kg. */
  readonly w?: number;
  readonly d?: number;
  readonly h?: number;
  readonly seat?: number;
  readonly weight?: number;
  readonly load?: number;
  readonly made?: readonly Material[];
  /** The line under the name on a card. */
  readonly material: string;
  readonly style?: readonly Style[];
  readonly rooms?: readonly Room[];
  /** Colour of a product without variants. */
  readonly colour?: Colour;
  /** Gross, whole forints. */
  readonly price: number;
  readonly sale?: Sale;
  /** Pieces on stock; 0 is sold out. */
  readonly stock: number;
  readonly delivery?: readonly [min: number, max: number];
  readonly created: string;
  readonly isNew?: boolean;
  readonly best?: boolean;
  /** One sentence for cards and search results. */
  readonly short: string;
  /** Description of this product only: two or three sentences. */
  readonly story: string;
  readonly facts?: readonly string[];
  readonly care?: CareKey;
  readonly specs?: Partial<Record<Spec, string>>;
  readonly variants?: Variants;
  readonly options?: readonly CustomOptionDefinition[];
  readonly bundle?: readonly BundleSlot[];
  /** The file of a downloadable, below `demo/content/files`, without its ending. */
  readonly booklet?: { readonly file: string; readonly title: string };
  /** Skus sold together under this name. */
  readonly grouped?: readonly string[];
  readonly related?: readonly number[];
  readonly upsell?: readonly number[];
  readonly draw: (look: Look) => Drawing;
  /** It is shown in no room: a mattress without its bed. */
  readonly roomless?: true;
  /** A film it can be seen in: its file under `media`, the still before it, and words for it. */
  readonly film?: { readonly file: string; readonly still: string; readonly words: string };
  /** Kind of room it is shown in, when its family's does not fit. */
  readonly setting?: Setting;
}

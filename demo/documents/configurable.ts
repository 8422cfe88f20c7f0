import type { ProductDefinition } from './definition.ts';
import { galleryEntries } from './gallery-entries.ts';
import { picturePaths } from './picture-paths.ts';
import { priceFields } from './sale.ts';
import { skuOf } from './variant.ts';
import type { Variant } from './variant.ts';
import { colours, fabrics, sizes } from './vocabulary.ts';
import type { Term } from './vocabulary.ts';

interface Axis {
  readonly id: number;
  readonly code: 'fabric' | 'color' | 'size';
  readonly label: string;
  readonly term: (variant: Variant) => Term | undefined;
}

const axes: readonly Axis[] = [
  {
    id: 94,
    code: 'fabric',
    label: 'Kárpit',
    term: ({ look }) => (look.fabric === undefined ? undefined : fabrics[look.fabric]),
  },
  {
    id: 93,
    code: 'color',
    label: 'Szín',
    term: ({ look }) => (look.colour === undefined ? undefined : colours[look.colour]),
  },
  {
    id: 95,
    code: 'size',
    label: 'Méret',
    term: ({ look }) => (look.size === undefined ? undefined : sizes[look.size]),
  },
];

/** The values of the axes on one variant, as plain fields: `{ color: 1005, size: 1203 }`. */
function axisValues(variant: Variant): Record<string, number> {
  return Object.fromEntries(
    axes.flatMap((axis) => {
      const term = axis.term(variant);
      return term === undefined ? [] : [[axis.code, term.value] as const];
    }),
  );
}

function sizeFields(variant: Variant) {
  const { w, d, h, weight } = variant.size;
  const all = { width_cm: w, depth_cm: d, height_cm: h, weight_kg: weight };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function childOf(product: ProductDefinition, variant: Variant) {
  const values = axisValues(variant);
  return {
    id: variant.id,
    sku: variant.sku,
    name: variant.name,
    status: 1,
    visibility: 1,
    tax_class_id: 2,
    url_key: variant.slug,
    image: variant.image,
    // The other views in this look; room and film show the first look and belong to the whole.
    media_gallery: galleryEntries(product, variant.look, variant.name).filter(
      ({ image }) =>
        image !== variant.image &&
        image !== picturePaths(product, {}).second &&
        image !== product.film?.still,
    ),
    ...priceFields(variant.price, product.sale, product.created),
    stock: { is_in_stock: variant.qty > 0, qty: variant.qty },
    ...values,
    ...sizeFields(variant),
    custom_attributes: Object.entries(values).map(([attribute_code, value]) => ({
      attribute_code,
      value: String(value),
    })),
  };
}

/** Options, children, their common price and stock: what makes a product document configurable. */
export function configurableFields(product: ProductDefinition, variants: readonly Variant[]) {
  const used = axes.flatMap((axis) => {
    const terms = variants.flatMap((variant) => axis.term(variant) ?? []);
    return terms.length === 0 ? [] : [{ axis, terms: [...new Set(terms)] }];
  });
  const cheapest = Math.min(...variants.map((variant) => variant.price));
  const qty = variants.reduce((sum, variant) => sum + variant.qty, 0);
  return {
    ...priceFields(cheapest, product.sale, product.created),
    stock: { is_in_stock: qty > 0, qty },
    ...Object.fromEntries(
      used.map(({ axis, terms }) => [`${axis.code}_options`, terms.map((term) => term.value)]),
    ),
    configurable_options: used.map(({ axis, terms }, position) => ({
      id: product.no * 10 + position,
      attribute_id: axis.id,
      attribute_code: axis.code,
      label: axis.label,
      position,
      product_id: product.no,
      values: terms.map((term) => ({ value_index: term.value, label: term.label })),
    })),
    configurable_children: variants.map((variant) => childOf(product, variant)),
  };
}

/** A variant as an article of its own: not listed (visibility 1), but found by its sku. */
export function variantDocument(
  product: ProductDefinition,
  variant: Variant,
  parent: Record<string, unknown>,
) {
  const { product_links: _links, custom_options: _options, ...kept } = parent;
  const { custom_attributes: _pairs, ...child } = childOf(product, variant);
  return {
    ...kept,
    ...child,
    type_id: 'simple',
    parentSku: skuOf(product.no),
    slug: variant.slug,
    url_path: variant.slug,
    thumbnail: variant.image,
    media_gallery: galleryEntries(product, variant.look, variant.name),
  };
}

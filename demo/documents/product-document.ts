import { specField } from './attributes.ts';
import type { Spec } from './attributes.ts';
import {
  categoryOf,
  bestsellers,
  newCollection,
  rootCategory,
  saleCategory,
} from './categories.ts';
import { collectionsOf, collectionsRoot } from './collections.ts';
import { bundleOptions, customOptions, productLinks } from './composition.ts';
import type { Catalogue } from './composition.ts';
import { configurableFields, variantDocument } from './configurable.ts';
import type { ProductDefinition } from './definition.ts';
import { careText, descriptionHtml } from './description.ts';
import { families } from './families.ts';
import { galleryEntries } from './gallery-entries.ts';
import { picturePaths, unsized } from './picture-paths.ts';
import { priceFields } from './sale.ts';
import { tied } from './tied.ts';
import { skuOf, slugOf, variantsOf } from './variant.ts';
import { collections, colours, materials, rooms, styles } from './vocabulary.ts';

/** Every category a product is found in: its own, theirs above them, and the shop windows. */
export function categoriesOf(product: ProductDefinition): number[] {
  const own = product.in.flatMap((id) => categoryOf(id).ancestors);
  const shown = [
    ...(product.isNew === true ? [newCollection] : []),
    ...(product.best === true ? [bestsellers] : []),
    ...(product.sale?.when === 'active' ? [saleCategory] : []),
  ];
  const themes = collectionsOf(product);
  const above = themes.length === 0 ? [] : [collectionsRoot];
  return [...new Set([...own, ...shown, ...above, ...themes])];
}

function categoryFields(product: ProductDefinition) {
  const ids = categoriesOf(product);
  return {
    category_ids: [rootCategory, ...ids],
    category: ids.map((id) => {
      const { definition, slug, urlPath } = categoryOf(id);
      return { category_id: id, name: definition.name, slug, path: urlPath };
    }),
  };
}

function facetFields(product: ProductDefinition) {
  const values = <Key extends string>(
    terms: Record<Key, { value: number }>,
    chosen: readonly Key[] | undefined,
  ) => (chosen ?? []).map((key) => terms[key].value);
  const groups = {
    filter_group_1: values(materials, product.made),
    filter_group_2: values(styles, product.style),
    filter_group_3: values(rooms, product.rooms),
    filter_group_4: values(collections, product.collection && [product.collection]),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, list]) => list.length > 0));
}

function specFields(product: ProductDefinition) {
  const given = Object.entries(product.specs ?? {}).map(
    ([spec, text]) => [specField(spec as Spec), tied(text)] as const,
  );
  const hidden = product.kind === undefined ? [[specField('makerNo'), `M-${product.no * 7}`]] : [];
  return Object.fromEntries([...given, ...hidden]);
}

function measureFields(product: ProductDefinition) {
  const all = {
    width_cm: product.w,
    depth_cm: product.d,
    height_cm: product.h,
    seat_height_cm: product.seat,
    weight_kg: product.weight,
    max_load_kg: product.load,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function kindOf(product: ProductDefinition) {
  if (product.bundle !== undefined) return 'bundle';
  if (product.grouped !== undefined) return 'grouped';
  if (product.variants !== undefined) return 'configurable';
  return product.kind ?? 'simple';
}

/** Downloads of a buyer, and public samples. */
function downloadLinks(product: ProductDefinition) {
  if (product.booklet === undefined) return {};
  const { file, title } = product.booklet;
  return {
    links: [
      { id: product.no * 10 + 1, title, type: 'application/pdf', file: `${file}.pdf` },
      {
        id: product.no * 10 + 2,
        title: `${title}, részlet`,
        type: 'application/pdf',
        file: `${file}-reszlet.pdf`,
        sample: true,
      },
    ],
  };
}

/** The manufacturer, as (EU) 2023/988 requires it in an offer. Fictitious, as the shop itself. */
const maker = {
  manufacturer: 'Zugoly Műhely Kft.',
  manufacturer_address: '8000 Székesfehérvár, Példa út 4.',
  manufacturer_email: 'muhely@zugoly.example',
};

/** Fields of every kind of product document. */
function commonFields(product: ProductDefinition, catalog: Catalogue) {
  const slug = slugOf(product);
  const kind = kindOf(product);
  const look = unsized(variantsOf(product)[0]?.look ?? {});
  const [min, max] = product.delivery ?? families[product.family].delivery;
  const shipped = kind !== 'virtual' && kind !== 'downloadable';
  const careFor = shipped ? careText(product) : undefined;
  return {
    id: product.no,
    sku: skuOf(product.no),
    name: product.name,
    type_id: kind,
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    slug,
    url_key: slug,
    url_path: slug,
    image: picturePaths(product, look).main,
    thumbnail: picturePaths(product, look).main,
    media_gallery: galleryEntries(product, look, product.name),
    short_description: tied(product.short),
    description: tied(descriptionHtml(product)),
    material_text: tied(product.material),
    ...(careFor === undefined ? {} : { care: tied(careFor) }),
    ...maker,
    created_at: `${product.created} 08:00:00`,
    updated_at: `${product.created} 08:00:00`,
    new: product.isNew === true ? '1' : '0',
    ...(shipped ? { delivery_days: { min, max } } : {}),
    ...measureFields(product),
    ...facetFields(product),
    ...specFields(product),
    ...categoryFields(product),
    ...(product.colour === undefined ? {} : { color: colours[product.colour].value }),
    ...productLinks(product, catalog),
    ...customOptions(product),
    ...downloadLinks(product),
  };
}

/** The documents of one product: its own, and one hidden document for each variant. */
export function productDocuments(product: ProductDefinition, catalog: Catalogue) {
  const common = commonFields(product, catalog);
  const variants = variantsOf(product);
  const ownStock = { is_in_stock: product.stock > 0, qty: product.stock };
  if (product.bundle !== undefined) {
    const { options, price } = bundleOptions(product, catalog);
    return [
      {
        ...common,
        ...priceFields(price, undefined, product.created),
        stock: ownStock,
        bundle_options: options,
      },
    ];
  }
  if (product.grouped !== undefined) {
    const price = product.grouped.reduce((sum, sku) => sum + catalog.article(sku).price, 0);
    return [{ ...common, ...priceFields(price, undefined, product.created), stock: ownStock }];
  }
  if (variants.length === 0) {
    return [
      { ...common, ...priceFields(product.price, product.sale, product.created), stock: ownStock },
    ];
  }
  const parent = { ...common, ...configurableFields(product, variants) };
  return [parent, ...variants.map((variant) => variantDocument(product, variant, common))];
}

/* Data of the backend, read completely at the first use and stored in memory. Runs on the server only. */

interface Category {
  readonly id: number;
  readonly name: string;
  readonly url_path: string;
  readonly parent_id: number;
  readonly level: number;
  readonly position: number;
  readonly image: string;
  readonly thumbnail: string;
  readonly description?: string;
  readonly include_in_menu: boolean;
  readonly product_count: number;
}

interface Product {
  readonly sku: string;
  readonly name: string;
  readonly url_path: string;
  readonly image: string;
  readonly final_price: number;
  readonly new?: string;
  readonly material_text?: string;
  readonly description?: string;
  readonly short_description?: string;
  readonly color_options?: readonly number[];
  readonly category_ids: readonly number[];
  readonly filter_group_1?: readonly number[];
  readonly filter_group_2?: readonly number[];
  readonly media_gallery?: readonly { readonly image: string; readonly lab?: string | null }[];
  readonly product_links?: readonly { readonly linked_product_sku: string }[];
}

interface Attribute {
  readonly attribute_code: string;
  readonly frontend_label: string;
  readonly options: readonly {
    readonly value: number;
    readonly label: string;
    readonly swatch?: string;
  }[];
}

interface Catalogue {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly attributes: readonly Attribute[];
}

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3001';

async function find<T>(type: string, filters: readonly unknown[] = []): Promise<readonly T[]> {
  const answer = await fetch(`${apiUrl}/api/catalog`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type, size: 1_000, searchQuery: { _appliedFilters: filters } }),
  });
  if (!answer.ok) throw new Error(`The backend answers ${answer.status}.`);
  const { items } = (await answer.json()) as { readonly items: readonly T[] };
  return items;
}

async function load(): Promise<Catalogue> {
  const [categories, products, attributes] = await Promise.all([
    find<Category>('category'),
    find<Product>('product', [
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
    ]),
    find<Attribute>('attribute'),
  ]);
  return { categories, products, attributes };
}

let loaded: Promise<Catalogue> | undefined;
const catalogue = () => (loaded ??= load());

const pageSize = 24;
const facetCodes = ['color', 'filter_group_1', 'filter_group_2'] as const;

export interface Filters {
  readonly color?: number;
  readonly filter_group_1?: number;
  readonly filter_group_2?: number;
  readonly search?: string;
}

const optionsOf = (product: Product, code: (typeof facetCodes)[number]) =>
  (code === 'color' ? product.color_options : product[code]) ?? [];

function cardOf(product: Product, attributes: readonly Attribute[]) {
  const colours =
    attributes.find(({ attribute_code }) => attribute_code === 'color')?.options ?? [];
  return {
    sku: product.sku,
    name: product.name,
    path: product.url_path,
    image: product.image,
    price: product.final_price,
    isNew: product.new === '1',
    material: product.material_text ?? '',
    colours: (product.color_options ?? []).flatMap((id) => {
      const colour = colours.find(({ value }) => value === id);
      return colour === undefined ? [] : [{ label: colour.label, swatch: colour.swatch ?? '' }];
    }),
  };
}

export type Card = ReturnType<typeof cardOf>;

/** Returns the data of the header and the footer of every page. */
export async function readMenu() {
  const { categories } = await catalogue();
  const shown = categories.filter(({ include_in_menu }) => include_in_menu);
  const childrenOf = (id: number) =>
    shown
      .filter(({ parent_id }) => parent_id === id)
      .toSorted((a, b) => a.position - b.position)
      .map(({ id: child, name, url_path }) => ({ id: child, name, path: url_path }));
  return childrenOf(2).map((top) => ({ ...top, children: childrenOf(top.id) }));
}

export async function readHome() {
  const { products, categories, attributes } = await catalogue();
  return {
    rooms: categories
      .filter(({ level, include_in_menu }) => level === 2 && include_in_menu)
      .toSorted((a, b) => a.position - b.position)
      .slice(0, 8)
      .map(({ name, url_path, thumbnail }) => ({ name, path: url_path, image: thumbnail })),
    rows: [304, 305].map((id) => ({
      name: categories.find((category) => category.id === id)?.name ?? '',
      cards: products
        .filter(({ category_ids }) => category_ids.includes(id))
        .slice(0, 8)
        .map((product) => cardOf(product, attributes)),
    })),
  };
}

function listing(from: readonly Product[], filters: Filters, { attributes }: Catalogue) {
  const fits = (product: Product, except?: string) =>
    facetCodes.every((code) => {
      const wanted = filters[code];
      return code === except || wanted === undefined || optionsOf(product, code).includes(wanted);
    });
  const found = from.filter((product) => fits(product));
  const facets = facetCodes.map((code) => {
    const counts = new Map<number, number>();
    for (const product of from.filter((candidate) => fits(candidate, code))) {
      for (const option of optionsOf(product, code)) {
        counts.set(option, (counts.get(option) ?? 0) + 1);
      }
    }
    const attribute = attributes.find(({ attribute_code }) => attribute_code === code);
    return {
      code,
      label: attribute?.frontend_label ?? code,
      options: (attribute?.options ?? []).flatMap(({ value, label }) => {
        const count = counts.get(value) ?? 0;
        return count === 0 ? [] : [{ value, label, count }];
      }),
    };
  });
  return {
    total: found.length,
    facets,
    cards: found.slice(0, pageSize).map((product) => cardOf(product, attributes)),
  };
}

async function readCategory(path: string, filters: Filters) {
  const all = await catalogue();
  const category = all.categories.find(({ url_path }) => url_path === path);
  if (category === undefined) return undefined;
  const products = all.products.filter(({ category_ids }) => category_ids.includes(category.id));
  return {
    kind: 'category' as const,
    name: category.name,
    image: category.image,
    description: category.description ?? '',
    children: all.categories
      .filter(({ parent_id }) => parent_id === category.id)
      .map(({ name, url_path, thumbnail }) => ({ name, path: url_path, image: thumbnail })),
    ...listing(products, filters, all),
  };
}

async function readProduct(path: string) {
  const { products, categories, attributes } = await catalogue();
  const product = products.find(({ url_path }) => url_path === path);
  if (product === undefined) return undefined;
  const linked = new Set(product.product_links?.map(({ linked_product_sku: sku }) => sku));
  return {
    kind: 'product' as const,
    ...cardOf(product, attributes),
    summary: product.short_description ?? '',
    description: product.description ?? '',
    gallery: (product.media_gallery ?? []).map(({ image, lab }) => ({ image, label: lab ?? '' })),
    trail: categories
      .filter(({ id, level }) => product.category_ids.includes(id) && level > 1 && id < 300)
      .toSorted((a, b) => a.level - b.level)
      .map(({ name, url_path }) => ({ name, path: url_path })),
    details: Object.entries(product)
      .filter(([code, value]) => code.startsWith('attribute_') && typeof value === 'string')
      .map(([code, value]) => ({
        label:
          attributes.find(({ attribute_code }) => attribute_code === code)?.frontend_label ?? code,
        value: String(value),
      })),
    related: products
      .filter(({ sku }) => linked.has(sku))
      .map((other) => cardOf(other, attributes)),
  };
}

/**
 * Returns the product or category of an address, `undefined` if there is none. `search` in the filters searches the
 * names.
 */
export async function readPage(path: string, filters: Filters) {
  if (path === 'osszes-termek') {
    const all = await catalogue();
    const words = (filters.search ?? '').toLocaleLowerCase('hu');
    const found = all.products.filter(({ name }) => name.toLocaleLowerCase('hu').includes(words));
    return {
      kind: 'category' as const,
      name: 'Összes termék',
      image: '',
      description: '',
      children: [],
      ...listing(found, filters, all),
    };
  }
  return (await readProduct(path)) ?? (await readCategory(path, filters));
}

export type PageData = NonNullable<Awaited<ReturnType<typeof readPage>>>;

import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

/** Twelve attributes by which a shopper may filter. The first two distinguish variants. */
export const filterable = [
  'color',
  'size',
  'fabric',
  'filter_group_1',
  'filter_group_2',
  'filter_group_3',
  'filter_group_4',
  'style',
  'room',
  'finish',
  'legs',
  'firmness',
] as const;

const optionsPerAttribute = 15;
const departments = 10;
const leavesPerDepartment = 10;
const rootId = 2;
const kinds = [
  'kanapé',
  'fotel',
  'étkezőasztal',
  'íróasztal',
  'könyvespolc',
  'komód',
  'ruhásszekrény',
  'állólámpa',
  'szőnyeg',
  'éjjeliszekrény',
];
const manners = ['Felhő', 'Malom', 'Hold', 'Berek', 'Liget', 'Csend', 'Nádas', 'Part', 'Zsálya'];
const looks = ['kárpitozott', 'tömörfa', 'állítható', 'keskeny', 'összecsukható', 'magas', 'kerek'];

/** Creates a generator of pseudo-random numbers that is the same in every run. */
function chanceOf(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const departmentId = (department: number): number => 100 + department;
export const leafId = (department: number, leaf: number): number => 1_000 + department * 100 + leaf;
export const optionId = (attribute: number, option: number): number =>
  (attribute + 1) * 1_000 + option;
/** Returns the URL path of the nth product. */
export const urlPathOf = (n: number): string => `termek-${n}`;
/** Returns the article number with which a shopper buys the nth product: its own, or that of its first variant. */
export const skuOf = (n: number): string => `B-${n}`;
export const isConfigurable = (n: number): boolean => n % 2 === 0;
/** Returns all article numbers of the nth product that have their own price. */
export function pricedSkus(n: number): readonly string[] {
  return isConfigurable(n) ? [0, 1, 2, 3].map((variant) => `${skuOf(n)}-${variant}`) : [skuOf(n)];
}

/** Ids of every department and its subcategories, as listings request them. */
export const subtrees: readonly (readonly number[])[] = Array.from(
  { length: departments },
  (_, department) => [
    departmentId(department),
    ...Array.from({ length: leavesPerDepartment }, (_unused, leaf) => leafId(department, leaf)),
  ],
);

/** Writes an import file with `count` products. Half of them are configurable products with four variants. */
export async function writeCatalogue(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  const write = async (type: string, id: number, source: object) => {
    const line = `${JSON.stringify({ _type: type, _id: String(id), _source: source })}\n`;
    if (!file.write(line)) await once(file, 'drain');
  };
  for (const [at, code] of filterable.entries())
    await write('attribute', 500 + at, attribute(at, code));
  await write('taxrule', 1, taxRule);
  await write('category', rootId, category(rootId, 1, 'Összes termék', `1/${rootId}`, 1));
  for (let department = 0; department < departments; department++) {
    const id = departmentId(department);
    const path = `1/${rootId}/${id}`;
    await write('category', id, category(id, rootId, `Osztály ${department}`, path, 2));
    for (let leaf = 0; leaf < leavesPerDepartment; leaf++) {
      const own = leafId(department, leaf);
      const name = `${kinds[leaf] ?? ''} ${department}`;
      await write('category', own, category(own, id, name, `${path}/${own}`, 3));
    }
  }
  for (let n = 1; n <= count; n++) await write('product', n, product(n));
  file.end();
  await finished(file);
}

const taxRule = {
  id: 1,
  code: 'Általános áfa',
  priority: 0,
  position: 0,
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [
    { id: 1, tax_country_id: 'HU', tax_region_id: 0, tax_postcode: '*', rate: 27, code: 'HU' },
  ],
};

function attribute(at: number, code: string): object {
  return {
    id: 500 + at,
    attribute_id: 500 + at,
    attribute_code: code,
    frontend_label: code,
    frontend_input: 'select',
    is_visible: true,
    is_visible_on_front: true,
    options: Array.from({ length: optionsPerAttribute }, (_, option) => ({
      value: optionId(at, option),
      label: `${code} ${option}`,
    })),
  };
}

function category(id: number, parent: number, name: string, path: string, level: number): object {
  return {
    id,
    name,
    parent_id: parent,
    path,
    level,
    position: id,
    is_active: true,
    url_key: `kategoria-${id}`,
    url_path: `kategoria-${id}`,
    slug: `kategoria-${id}`,
    product_count: 1,
    children_data: [],
  };
}

function product(n: number): object {
  const chance = chanceOf(n);
  const pick = (length: number) => Math.floor(chance() * length);
  const department = pick(departments);
  const leaf = pick(leavesPerDepartment);
  const name = `${manners[pick(manners.length)] ?? ''} ${looks[pick(looks.length)] ?? ''} ${kinds[leaf] ?? ''} ${n}`;
  const price = 1_990 + pick(400) * 1_000;
  const options = filterable.map((_, at) => optionId(at, pick(optionsPerAttribute)));
  const path = urlPathOf(n);
  const categories = [rootId, departmentId(department), leafId(department, leaf)];
  const made = new Date(Date.UTC(2025, 0, 1) + pick(500 * 24 * 60) * 60_000);
  const createdAt = made.toISOString().replace('T', ' ').slice(0, 19);
  return {
    id: n,
    sku: skuOf(n),
    name,
    type_id: isConfigurable(n) ? 'configurable' : 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    slug: path,
    url_key: path,
    url_path: path,
    image: `/kepek/${n}-1.webp`,
    media_gallery: [1, 2, 3].map((pos) => ({
      image: `/kepek/${n}-${pos}.webp`,
      pos,
      typ: 'image',
    })),
    short_description: `${name}: levehető huzattal, hazai műhelyből.`,
    description: `<p>${`A ${name} napi használatra készült, és minden alkatrésze cserélhető. `.repeat(6)}</p>`,
    material_text: 'Tölgy, buklé',
    created_at: createdAt,
    updated_at: createdAt,
    weight_kg: 5 + pick(60),
    delivery_days: { min: 3, max: 8 },
    category_ids: categories,
    category: categories.map((id) => ({
      category_id: id,
      name: `Kategória ${id}`,
      slug: `kategoria-${id}`,
    })),
    price,
    special_price: 0,
    stock: { is_in_stock: true, qty: 100_000 },
    ...Object.fromEntries(filterable.slice(2).map((code, at) => [code, options[at + 2]])),
    ...(isConfigurable(n)
      ? variants(
          n,
          name,
          price,
          [0, 1, 2, 3].map((variant) => optionId(0, (pick(12) + variant) % 15)),
        )
      : { color: options[0], size: options[1] }),
  };
}

function variants(n: number, name: string, price: number, colors: readonly number[]): object {
  return {
    color_options: colors,
    configurable_options: [
      {
        id: n,
        attribute_id: 500,
        attribute_code: 'color',
        label: 'Szín',
        position: 0,
        product_id: n,
        values: colors.map((value) => ({ value_index: value, label: `szín ${value}` })),
      },
    ],
    configurable_children: colors.map((color, variant) => ({
      id: 10_000_000 + n * 10 + variant,
      sku: `${skuOf(n)}-${variant}`,
      name: `${name}, ${variant}`,
      status: 1,
      visibility: 1,
      tax_class_id: 2,
      price: price + variant * 1_000,
      special_price: 0,
      stock: { is_in_stock: true, qty: 100_000 },
      color,
    })),
  };
}

import { describe, expect, it } from 'vitest';
import { attributeDocuments } from './attributes.ts';
import { categoryDocuments } from './category-document.ts';
import { createCatalog } from './composition.ts';
import { productDocuments } from './product-document.ts';
import { products } from './products.ts';
import { readDocuments } from './written-catalog.ts';
import type { WrittenCategory, WrittenProduct } from './written-catalog.ts';

const documents = readDocuments<WrittenProduct>('products');
const categories = readDocuments<WrittenCategory>('categories');
const listed = documents.filter((document) => document.visibility === 4);

/** Values that stand in a list more than once. */
const repeated = (values: readonly unknown[]): unknown[] => {
  const earlierValues = new Set<unknown>();
  return values.filter((value) => earlierValues.has(value) || !earlierValues.add(value));
};

describe('the written catalog', () => {
  it('is what the definitions give', () => {
    const catalog = createCatalog(products);
    const fresh = products.flatMap((product) => productDocuments(product, catalog));
    const sorted = fresh.sort((a, b) => Number(a.id) - Number(b.id));
    expect(JSON.parse(JSON.stringify(sorted))).toEqual(documents);
    const tree = categoryDocuments(products).sort((a, b) => Number(a['id']) - Number(b['id']));
    expect(JSON.parse(JSON.stringify(tree))).toEqual(categories);
  });

  it('shows at least 240 products, of all six kinds', () => {
    expect(listed.length).toBeGreaterThanOrEqual(240);
    expect([...new Set(listed.map((document) => document.type_id))].sort()).toEqual([
      'bundle',
      'configurable',
      'downloadable',
      'grouped',
      'simple',
      'virtual',
    ]);
  });

  it('gives no id, sku or address twice', () => {
    expect(repeated(documents.map((document) => document.id))).toEqual([]);
    expect(repeated(documents.map((document) => document.sku))).toEqual([]);
    expect(repeated(categories.map((category) => category.id))).toEqual([]);
    const addresses = [...documents, ...categories].map((document) => document.url_path);
    expect(repeated(addresses)).toEqual([]);
  });

  it('gives no option value or choice number twice', () => {
    const values = attributeDocuments().flatMap((attribute) => attribute.options);
    expect(repeated(values.map((option) => option.value))).toEqual([]);
    const links = listed
      .flatMap((document) => document.bundle_options ?? [])
      .flatMap((option) => option.product_links);
    expect(repeated(links.map((link) => link.id))).toEqual([]);
    const wishes = listed.flatMap((document) => document.custom_options ?? []);
    expect(repeated(wishes.map((option) => option.option_id))).toEqual([]);
    const choices = wishes.flatMap((option) => option.values);
    expect(repeated(choices.map((value) => value.option_type_id))).toEqual([]);
  });

  it('has whole prices above nothing, and no final price above the regular one', () => {
    const wrong = documents.filter(
      ({ price, final_price, special_price }) =>
        ![price, final_price, special_price].every((amount) => Number.isInteger(amount)) ||
        price <= 0 ||
        final_price > price ||
        special_price > price,
    );
    expect(wrong.map((document) => document.sku)).toEqual([]);
  });

  it('names only articles that exist, in sets, links and variants', () => {
    const skus = new Set(documents.map((document) => document.sku));
    const named = listed.flatMap((document) => [
      ...(document.product_links ?? []).map((link) => link.linked_product_sku),
      ...(document.bundle_options ?? []).flatMap((option) =>
        option.product_links.map((link) => link.sku),
      ),
      ...(document.configurable_children ?? []).map((child) => child.sku),
    ]);
    expect(named.filter((sku) => !skus.has(sku))).toEqual([]);
  });

  it('calls no two facts of a product by one name', () => {
    const attributes = attributeDocuments();
    const wrong = documents.filter((document) => {
      const fields = new Set(Object.keys(document).map((field) => field.replace(/_options$/, '')));
      const facts = attributes.filter(({ attribute_code }) => fields.has(attribute_code));
      return repeated(facts.map(({ frontend_label }) => frontend_label)).length > 0;
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  it('gives a configurable 2 to 12 variants, each with a value for every choice', () => {
    const configurable = listed.filter((document) => document.type_id === 'configurable');
    const wrong = configurable.filter(
      ({ configurable_children: children = [], configurable_options: options = [] }) =>
        children.length < 2 ||
        children.length > 12 ||
        !children.every((child) =>
          options.every((option) =>
            option.values.some((value) => value.value_index === child[option.attribute_code]),
          ),
        ),
    );
    expect(wrong.map((document) => document.sku)).toEqual([]);
  });

  it('counts what each category shows, and leaves none empty', () => {
    const shown = categories.map((category) => ({
      address: category.url_path,
      count: listed.filter((document) => document.category_ids.includes(category.id)).length,
    }));
    const namedCategories = categories.map((category) => ({
      address: category.url_path,
      count: category.product_count,
    }));
    expect(namedCategories).toEqual(shown);
    expect(shown.filter((category) => category.count === 0)).toEqual([]);
    const countOf = (id: number) =>
      categories.find((category) => category.id === id)?.product_count ?? 0;
    expect(countOf(304)).toBeGreaterThanOrEqual(16);
    expect(countOf(305)).toBeGreaterThanOrEqual(8);
  });

  it('keeps paths, levels and addresses true to the tree', () => {
    const byId = new Map(categories.map((category) => [category.id, category]));
    const wrong = categories.filter((category) => {
      const parent = byId.get(category.parent_id);
      if (parent === undefined) return category.path !== '1/2' || category.level !== 1;
      const address = parent.id === 2 ? category.slug : `${parent.url_path}/${category.slug}`;
      return (
        category.path !== `${parent.path}/${category.id}` ||
        category.level !== parent.level + 1 ||
        category.url_path !== address
      );
    });
    expect(wrong.map((category) => category.url_path)).toEqual([]);
    const known = new Set(categories.map((category) => category.id));
    const lost = documents.filter((document) => document.category_ids.some((id) => !known.has(id)));
    expect(lost.map((document) => document.sku)).toEqual([]);
  });

  it('is written with care, no two products alike', () => {
    const slip = /\s{2}|\.\./;
    const wrong = listed.filter(
      (document) =>
        [
          document.name,
          document.short_description,
          document.description,
          document.material_text,
          document.care ?? '',
        ].some((text) => slip.test(text)) ||
        !/^\p{Lu}.*[.!?]$/u.test(document.short_description) ||
        !/^<p>\p{Lu}.*<\/(p|ul)>$/u.test(document.description),
    );
    expect(wrong.map((document) => document.sku)).toEqual([]);
    expect(repeated(listed.map((document) => document.name))).toEqual([]);
    expect(repeated(listed.map((document) => document.description))).toEqual([]);
    expect(repeated(listed.map((document) => document.short_description))).toEqual([]);
  });
});

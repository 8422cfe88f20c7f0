import {
  createCatalogClient,
  defaultCatalogConfig,
  facetsOf,
  nextStart,
  type CatalogPorts,
} from '@shop/catalog-client';

/** Requests of a category page: products with facets, then a product page, then the stock of that product. */
export async function browse(ports: CatalogPorts): Promise<readonly string[]> {
  const catalog = createCatalogClient({ ...defaultCatalogConfig, baseUrl: '' }, ports);
  const listed = await catalog.listing({
    categoryIds: [20, 21],
    filters: { color: ['12'] },
    size: 2,
  });
  if (!listed.ok) return [listed.error.kind]; // the app chooses the text by `kind`

  const colors = await catalog.attributes({ codes: ['color'] });
  const { aggregations } = listed.value;
  const facets = colors.ok ? facetsOf(aggregations, colors.value.items, ['color'], 'hu') : [];

  const loaded = await catalog.loadProduct({ sku: listed.value.items[0]?.sku ?? '' });
  if (!loaded.ok) return [loaded.error.kind]; // not-found, unavailable, not-visible, …
  const { product, stock } = loaded.value;
  return [
    `${listed.value.total} products, next page from ${nextStart(listed.value)}`,
    ...facets.map(
      ({ label, values }) => `${label}: ${values.map(({ label: name }) => name).join()}`,
    ),
    `${product.name}: ${stock.get(product.id)?.qty} left`,
  ];
}

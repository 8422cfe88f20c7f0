import { calls } from '@shop/contract';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import { type Document } from '../../bench/find.ts';

/** Checks of the documents in search results. */
export const documentChecks: Section = {
  title: 'Documents',
  checks: [
    check(
      'documents/products',
      '2.4, 8',
      'products have what a page cannot do without',
      async ({ samples }) => {
        const { products } = await samples();
        const bad = products.find((product) => product.sku === '' || product.name === '');
        claim(bad === undefined, `product ${bad?.id} has no sku or name`);
      },
    ),
    check(
      'documents/addresses',
      '2.3, 8',
      'products that are shown have an address',
      async ({ samples }) => {
        const { products } = await samples();
        const bad = products.find(
          (product) =>
            product.visibility === 4 && !product.slug && !product.url_path && !product.url_key,
        );
        claim(bad === undefined, `product ${bad?.id} has no slug, url_key or url_path`);
      },
    ),
    check('documents/prices', '8', 'products carry the price shoppers pay', async ({ chair }) => {
      const product = await chair();
      claim((product.price_incl_tax ?? 0) > 0, `product ${product.id} has no price_incl_tax`);
    }),
    check(
      'documents/tax',
      '2.4',
      'price and tax make the price shoppers pay',
      async ({ samples }) => {
        const { products } = await samples();
        const bad = products.find(
          ({ price, price_tax: tax, price_incl_tax: gross }) =>
            price !== undefined &&
            tax !== undefined &&
            gross !== undefined &&
            Math.abs(price + tax - gross) > 0.01,
        );
        claim(
          bad === undefined,
          `product ${bad?.id}: ${bad?.price} + ${bad?.price_tax} is not ${bad?.price_incl_tax}`,
        );
      },
    ),
    check(
      'documents/offer',
      '8',
      'an offer lowers the price and keeps the one before',
      async ({ sample }) => {
        const product = await sample('special');
        claimEqual(product.price_incl_tax, product.special_price_incl_tax, 'price_incl_tax');
        claim(
          (product.original_price_incl_tax ?? 0) > (product.price_incl_tax ?? 0),
          'original_price_incl_tax is not above it',
        );
      },
    ),
    check(
      'documents/configurable-options',
      '2.4, 8',
      'configurables have options with values',
      async ({ sample }) => {
        const { configurable_options: options = [] } = await sample('configurable');
        claim(
          options.length > 0 && options.every(({ values }) => values.length > 0),
          'an option has no values',
        );
      },
    ),
    check(
      'documents/configurable-codes',
      '2.4',
      'options name their attribute by id and code',
      async ({ sample }) => {
        const { configurable_options: options = [] } = await sample('configurable');
        claim(
          options.every(
            (product) => product.attribute_id !== undefined && product.attribute_code !== undefined,
          ),
          'an option has no attribute_id or attribute_code',
        );
      },
    ),
    check(
      'documents/configurable-children',
      '2.4',
      'variants have sku, price and stock',
      async ({ sample }) => {
        const { configurable_children: children = [] } = await sample('configurable');
        const bad = children.find(
          (child) =>
            child.sku === '' || child.price_incl_tax === undefined || child.stock === undefined,
        );
        claim(bad === undefined, `variant ${bad?.sku} lacks one of them`);
      },
    ),
    check('documents/stock', '2.6', 'products say what is left of them', async ({ samples }) => {
      const { products } = await samples();
      const bad = products.find((product) => product.stock === undefined);
      claim(bad === undefined, `product ${bad?.id} has no stock`);
    }),
    check(
      'documents/bundle',
      '2.4',
      'bundles have options with articles to choose',
      async ({ sample }) => {
        const { bundle_options: options = [] } = await sample('bundle');
        claim(
          options.some(({ product_links: links }) => links.length > 0),
          'no option has product_links',
        );
      },
    ),
    check(
      'documents/custom-options',
      '2.4',
      'custom options have an id and a type',
      async ({ sample }) => {
        const { custom_options: options = [] } = await sample('custom');
        claim(
          options.every(({ type }) => type !== ''),
          'a custom option has no type',
        );
      },
    ),
    check(
      'documents/categories',
      '8',
      'categories have name, slug and their place in the tree',
      async ({ samples }) => {
        const { categories } = await samples();
        needed(categories[0], 'categories');
        const bad = categories.find(
          (product) =>
            product.name === '' || !product.slug || !product.path || product.level === undefined,
        );
        claim(bad === undefined, `category ${bad?.id} lacks one of them`);
      },
    ),
    check(
      'documents/category-paths',
      '2.4',
      "a category's path ends in its own id",
      async ({ samples }) => {
        const { categories } = await samples();
        const bad = categories.find(
          (product) => !`/${product.path ?? ''}`.endsWith(`/${product.id}`),
        );
        claim(bad === undefined, `category ${bad?.id} has the path ${bad?.path}`);
      },
    ),
    check('documents/tax-rules', '2.4', 'tax rules have classes and rates', async ({ find }) => {
      const { items } = await find({ type: 'taxrule' });
      needed(items[0], 'tax rules');
      claim(
        items.every((product) => Array.isArray(product['rates']) && product['rates'].length > 0),
        'a rule has no rates',
      );
    }),
    check('documents/attributes', '2.5', 'attributes are found by their codes', async (bench) => {
      const { configurable_options: options = [] } = await bench.sample('configurable');
      const codes = options.map((product) => product.attribute_code);
      const { items } = await bench.find({
        type: 'attribute',
        size: 150,
        filters: [{ attribute: 'attribute_code', value: { in: codes } }],
      });
      claimEqual(
        items.map((product) => product['attribute_code']).sort(),
        [...codes].sort(),
        'the codes',
      );
    }),
    check(
      'documents/attribute-options',
      '2.4',
      'attributes to choose from have options',
      async (bench) => {
        const { configurable_options: [option] = [] } = await bench.sample('configurable');
        const { items } = await bench.find({
          type: 'attribute',
          filters: [{ attribute: 'attribute_code', value: { eq: option?.attribute_code } }],
        });
        const options = (items[0]?.['options'] ?? []) as readonly Document[];
        claim(
          options.length > 0 &&
            options.every(({ value, label }) => value !== undefined && label !== undefined),
          'an option has no value or label',
        );
      },
    ),
    check('documents/reviews', '2.5', 'nobody sees a review that waits', async ({ find }) => {
      const { items } = await find({ type: 'review', size: 500 });
      claim(
        items.every((product) => Number(product['review_status'] ?? 1) === 1),
        'a review that is not approved was found',
      );
    }),
    check(
      'documents/method',
      '2.1',
      'a search is asked by POST',
      async ({ send }) => {
        const answer = await send({ method: 'GET', path: calls.catalog.path });
        claim(
          answer.status !== 200 || answer.contentType.includes('json'),
          `GET has status ${answer.status}`,
        );
      },
      'form-a',
    ),
  ],
};

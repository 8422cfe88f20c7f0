import type { BundleOption, CustomOption } from '@shop/contract';
import type { Bench } from '../../bench/bench.ts';
import { lineParts, rowsOf } from '../../bench/cart-fixture.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import { optionOf, priceOf, variantsOf } from '../../bench/samples.ts';

/** Returns a configurable, two of its variants, and the options of the first. */
async function variants(bench: Bench) {
  const product = await bench.sample('configurable');
  const [first, second] = variantsOf(product).map((child) => ({
    child,
    option: optionOf(product, child),
  }));
  return {
    one: product,
    first: needed(first, 'variant'),
    second: needed(second, 'second variant'),
  };
}

/** Chooses for every option of a bundle: the given link of the first option, otherwise the default ones. */
function bundleChoice(options: readonly BundleOption[], linkOfFirst = 0): object {
  return {
    extension_attributes: {
      bundle_options: options.map((option, at) => {
        const preset =
          option.product_links.find((link) => link.is_default) ?? option.product_links[0];
        const link = (at === 0 ? option.product_links[linkOfFirst] : preset) ?? preset;
        return {
          option_id: String(option.option_id),
          option_qty: link?.qty ?? 1,
          option_selections: [link?.id ?? ''],
        };
      }),
    },
  };
}

/** Fills every required custom option: the first value of a list, otherwise a word. */
function customChoice(options: readonly CustomOption[], priced = false): object {
  return {
    extension_attributes: {
      custom_options: options
        .filter((option) => option.is_require === true || (priced && option.values.length > 0))
        .map((option) => ({
          option_id: String(option.option_id),
          option_value:
            option.values.length > 0 ? String(option.values[0]?.option_type_id) : 'Kata',
        })),
    },
  };
}

/** Checks of options: variants, bundle parts, custom options. */
export const choiceChecks: Section = {
  title: 'Choices',
  checks: [
    check(
      'variant/by-options',
      '3',
      'a variant is chosen by parent sku and options',
      async (bench) => {
        const { one: product, first } = await variants(bench);
        const { value } = await bench.set(await bench.newCart(), {
          sku: product.sku,
          qty: 1,
          product_option: first.option,
        });
        claimEqual(value.sku, first.child.sku, 'the sku of the row');
      },
    ),
    check(
      'variant/by-sku',
      '3',
      'a variant is added by its own sku',
      async (bench) => {
        const { first } = await variants(bench);
        const { value } = await bench.set(await bench.newCart(), { sku: first.child.sku, qty: 1 });
        claimEqual(value.sku, first.child.sku, 'the sku of the row');
      },
      'cart-versions',
    ),
    check('variant/type', '3', 'the row of a variant is of a configurable', async (bench) => {
      const { one: product, first } = await variants(bench);
      const { value } = await bench.set(await bench.newCart(), {
        sku: product.sku,
        qty: 1,
        product_option: first.option,
      });
      claimEqual(value.product_type, 'configurable', 'product_type');
    }),
    check(
      'variant/options',
      '3, 8',
      'the row of a variant says what was chosen',
      async (bench) => {
        const { one: product, first } = await variants(bench);
        const { value } = await bench.set(await bench.newCart(), {
          sku: product.sku,
          qty: 1,
          product_option: first.option,
        });
        const selection =
          value.product_option?.extension_attributes.configurable_item_options ?? [];
        const requestedOption = first.option as {
          extension_attributes: { configurable_item_options: unknown };
        };
        claimEqual(
          selection,
          requestedOption.extension_attributes.configurable_item_options,
          'configurable_item_options',
        );
      },
      'cart-versions',
    ),
    check('variant/price', '3', "the row of a variant has the variant's price", async (bench) => {
      const { one: product, first } = await variants(bench);
      const { value } = await bench.set(await bench.newCart(), {
        sku: product.sku,
        qty: 1,
        product_option: first.option,
      });
      claimEqual(value.price, first.child.price_incl_tax, 'price');
    }),
    check('variant/two', '3', 'two variants are two lines', async (bench) => {
      const { one: product, first, second } = await variants(bench);
      const cart = await bench.cartWith(
        { sku: product.sku, qty: 1, product_option: first.option },
        { sku: product.sku, qty: 1, product_option: second.option },
      );
      claimEqual(
        (await rowsOf(bench, cart)).map(({ sku }) => sku),
        [first.child.sku, second.child.sku],
        'the skus',
      );
    }),
    check('variant/unknown', '3', 'a variant nobody makes is refused', async (bench) => {
      const { one: product } = await variants(bench);
      const selection = (product.configurable_options ?? []).map((option) => ({
        option_id: option.attribute_id,
        option_value: 'no-such-value',
      }));
      const product_option = { extension_attributes: { configurable_item_options: selection } };
      const parts = lineParts(await bench.newCart(), { sku: product.sku, qty: 1, product_option });
      await bench.named(await bench.refused('cartUpdate', parts), 'options-invalid');
    }),
    check('variant/undecided', '3', 'a configurable without a choice is refused', async (bench) => {
      const { one: product } = await variants(bench);
      const parts = lineParts(await bench.newCart(), { sku: product.sku, qty: 1 });
      await bench.named(await bench.refused('cartUpdate', parts), 'options-invalid');
    }),
    check('virtual/add', '3', 'a virtual product is added', async (bench) => {
      const { sku } = await bench.sample('virtual');
      const { value } = await bench.set(await bench.newCart(), { sku, qty: 1 });
      claimEqual(value.product_type, 'virtual', 'product_type');
    }),
    check(
      'bundle/default',
      '3',
      'a bundle without choices is what the shop shows',
      async (bench) => {
        const { sku } = await bench.sample('bundle');
        const { value } = await bench.set(await bench.newCart(), { sku, qty: 1 });
        claimEqual([value.sku, value.product_type], [sku, 'bundle'], 'sku and product_type');
      },
      'cart-versions',
    ),
    check('bundle/chosen', '3', 'a bundle keeps what was chosen', async (bench) => {
      const { sku, bundle_options: options = [] } = await bench.sample('bundle');
      const { value } = await bench.set(await bench.newCart(), {
        sku,
        qty: 1,
        product_option: bundleChoice(options),
      });
      const selection = value.product_option?.extension_attributes.bundle_options ?? [];
      claim(
        selection.some((choice) => choice.option_selections.length > 0),
        'bundle_options of the row is empty',
      );
    }),
    check('bundle/price', '3', 'a bundle has a price', async (bench) => {
      const { sku, bundle_options: options = [] } = await bench.sample('bundle');
      const { value } = await bench.set(await bench.newCart(), {
        sku,
        qty: 1,
        product_option: bundleChoice(options),
      });
      claim((value.price ?? 0) > 0, `price is ${value.price}`);
    }),
    check('bundle/equal', '8', 'the same choices are one line', async (bench) => {
      const { sku, bundle_options: options = [] } = await bench.sample('bundle');
      const line = { sku, qty: 1, product_option: bundleChoice(options) };
      claimEqual(
        (await rowsOf(bench, await bench.cartWith(line, line))).length,
        1,
        'the number of lines',
      );
    }),
    check('bundle/other', '8', 'other choices are another line', async (bench) => {
      const { products } = await bench.samples();
      const one = needed(
        products.find(
          (product) =>
            product.type_id === 'bundle' &&
            product.bundle_options?.some(({ product_links: links }) => links.length > 1),
        ),
        'bundle with a choice',
      );
      const options = [...(one.bundle_options ?? [])].sort(
        (a, b) => b.product_links.length - a.product_links.length,
      );
      const cart = await bench.cartWith(
        { sku: one.sku, qty: 1, product_option: bundleChoice(options, 0) },
        { sku: one.sku, qty: 1, product_option: bundleChoice(options, 1) },
      );
      claimEqual((await rowsOf(bench, cart)).length, 2, 'the number of lines');
    }),
    check('bundle/unknown', '3', 'a part nobody offers is refused', async (bench) => {
      const { sku } = await bench.sample('bundle');
      const choice = { option_id: '999999', option_qty: 1, option_selections: ['999999'] };
      const product_option = { extension_attributes: { bundle_options: [choice] } };
      const parts = lineParts(await bench.newCart(), { sku, qty: 1, product_option });
      await bench.named(await bench.refused('cartUpdate', parts), 'options-invalid');
    }),
    check(
      'grouped/itself',
      '3',
      'a grouped product is bought by its parts, not itself',
      async (bench) => {
        const { products } = await bench.samples();
        const { sku } = needed(
          products.find((product) => product.type_id === 'grouped'),
          'grouped product',
        );
        await bench.refused('cartUpdate', lineParts(await bench.newCart(), { sku, qty: 1 }));
      },
      'cart-versions',
    ),
    check('custom/chosen', '3', 'wishes are kept with the line', async (bench) => {
      const { sku, custom_options: options = [] } = await bench.sample('custom');
      const { value } = await bench.set(await bench.newCart(), {
        sku,
        qty: 1,
        product_option: customChoice(options, true),
      });
      claim(
        (value.product_option?.extension_attributes.custom_options ?? []).length > 0,
        'custom_options of the row is empty',
      );
    }),
    check('custom/needed', '3', 'a wish that is needed must be named', async (bench) => {
      const { products } = await bench.samples();
      const { sku } = needed(
        products.find(
          (product) =>
            product.type_id === 'simple' &&
            product.custom_options?.some((option) => option.is_require === true),
        ),
        'product with a custom option that is needed',
      );
      await bench.named(
        await bench.refused('cartUpdate', lineParts(await bench.newCart(), { sku, qty: 1 })),
        'options-invalid',
      );
    }),
    check('custom/price', '3', 'a wish that costs something raises the price', async (bench) => {
      const { products } = await bench.samples();
      const one = needed(
        products.find(
          (product) =>
            product.type_id === 'simple' &&
            product.stock?.is_in_stock === true &&
            product.custom_options?.some((option) => (option.values[0]?.price ?? 0) > 0),
        ),
        'custom option with a price',
      );
      const product_option = customChoice(one.custom_options ?? [], true);
      const { value } = await bench.set(await bench.newCart(), {
        sku: one.sku,
        qty: 1,
        product_option,
      });
      claim(
        (value.price ?? 0) > priceOf(one),
        `price is ${value.price}, the product's ${priceOf(one)}`,
      );
    }),
    check('custom/unknown', '3', 'a wish nobody offers is refused', async (bench) => {
      const { sku, custom_options: options = [] } = await bench.sample('custom');
      const { extension_attributes: selection } = customChoice(options) as {
        extension_attributes: { custom_options: object[] };
      };
      const custom_options = [
        ...selection.custom_options,
        { option_id: '999999', option_value: 'x' },
      ];
      const parts = lineParts(await bench.newCart(), {
        sku,
        qty: 1,
        product_option: { extension_attributes: { custom_options } },
      });
      await bench.named(await bench.refused('cartUpdate', parts), 'options-invalid');
    }),
  ],
};

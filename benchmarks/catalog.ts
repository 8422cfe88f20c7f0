/**
 * Measures computations per second of the availability of every option value: 60 variants, three options.
 * Goal: 5,000 on one core (packages/catalog/SPEC.md).
 *
 *   node --conditions=@shop/source benchmarks/catalog.ts
 */
import { configureProduct, optionAvailability, selectOption } from '@shop/catalog';
import { perSecond, printRate } from './measure.ts';

const goalPerSecond = 5_000;

const colours = ['11', '12', '13', '14', '15'];
const fabrics = ['21', '22', '23', '24'];
const sizes = ['31', '32', '33'];
const product: Parameters<typeof configureProduct>[0] = {
  id: 1,
  sku: 'KANAPE',
  name: 'Felhő kanapé',
  type_id: 'configurable',
  price_incl_tax: 219_900,
  original_price_incl_tax: 219_900,
  configurable_options: [
    ['93', 'color', colours] as const,
    ['94', 'fabric', fabrics] as const,
    ['95', 'size', sizes] as const,
  ].map(([attribute_id, attribute_code, values]) => ({
    attribute_id,
    attribute_code,
    values: values.map((value_index) => ({ value_index, label: value_index })),
  })),
  configurable_children: colours.flatMap((color) =>
    fabrics.flatMap((fabric) =>
      sizes.map((size) => ({
        sku: ['KANAPE', color, fabric, size].join('-'),
        color,
        fabric,
        size,
        status: 1,
        price_incl_tax: 219_900,
        stock: { is_in_stock: (Number(color) + Number(size)) % 4 !== 0, qty: 3 },
      })),
    ),
  ),
};
const choice = { color: '12', fabric: '23', size: '31' };

const availability = perSecond(() => optionAvailability(product, choice));
const change = perSecond(() =>
  selectOption(product, choice, { key: 'color', value: '13' }, { onMismatch: 'adapt' }),
);
const configure = perSecond(() =>
  configureProduct(product, { criteria: choice }, { fallback: true }),
);

printRate('catalog: optionAvailability, 60 variants', availability, goalPerSecond);
printRate('catalog: selectOption', change);
printRate('catalog: configureProduct', configure);

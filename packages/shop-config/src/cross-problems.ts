import type { ShopConfigProblem } from './problem.ts';
import type { ShopConfig } from './schema.ts';

/** Returns contradictions between fields. Source: SC-28. */
export function crossProblems(config: ShopConfig): readonly ShopConfigProblem[] {
  return [
    ...storeProblems(config.stores),
    ...sortProblems(config.products),
    ...rangeProblems(config.products.priceRanges),
    ...thumbnailProblems(config.images),
    ...guaranteeProblems(config.offers),
    ...defaultProblems('checkout.shippingMethods', config.checkout.shippingMethods),
    ...defaultProblems('checkout.paymentMethods', config.checkout.paymentMethods),
    ...phoneProblems(config.seller),
  ];
}

function storeProblems({ views, defaultCode }: ShopConfig['stores']): ShopConfigProblem[] {
  const codes = views.map(({ code }) => code);
  const ids = views.map(({ storeId }) => storeId);
  const base = views.find(({ code }) => code === defaultCode);
  const problems: ShopConfigProblem[] = [];
  views.forEach(({ code, storeId, currency, baseUnits }, index) => {
    const path = `stores.views.${index}`;
    if (codes.indexOf(code) !== index) {
      problems.push({ path: `${path}.code`, message: `"${code}" comes twice` });
    }
    if (ids.indexOf(storeId) !== index) {
      problems.push({ path: `${path}.storeId`, message: `${storeId} comes twice` });
    }
    if (base !== undefined && (currency === base.currency) !== (baseUnits === 1)) {
      const message = `must say what 1 ${currency} is worth in ${base.currency}, the default view's`;
      problems.push({ path: `${path}.baseUnits`, message });
    }
  });
  if (!codes.includes(defaultCode)) {
    problems.push({ path: 'stores.defaultCode', message: `no store view has "${defaultCode}"` });
  }
  return problems;
}

function sortProblems({ sortOptions, defaultSort }: ShopConfig['products']): ShopConfigProblem[] {
  const values = sortOptions.map(({ value }) => value);
  const problems: ShopConfigProblem[] = [];
  values.forEach((value, index) => {
    if (values.indexOf(value) !== index) {
      problems.push({
        path: `products.sortOptions.${index}.value`,
        message: `"${value}" comes twice`,
      });
    }
  });
  if (!values.includes(defaultSort)) {
    problems.push({
      path: 'products.defaultSort',
      message: `no sort option has "${defaultSort}"`,
    });
  }
  return problems;
}

function rangeProblems(ranges: ShopConfig['products']['priceRanges']): ShopConfigProblem[] {
  const problems: ShopConfigProblem[] = [];
  ranges.forEach(({ from, to }, index) => {
    const next = ranges[index + 1];
    if (to !== undefined && to <= from) {
      problems.push({
        path: `products.priceRanges.${index}.to`,
        message: `${to} is not above ${from}`,
      });
    }
    if (next !== undefined && next.from !== to) {
      problems.push({
        path: `products.priceRanges.${index + 1}.from`,
        message: `must be where the range before it ends (${to ?? 'it has no end'})`,
      });
    }
  });
  return problems;
}

function thumbnailProblems({ sizes, thumbnails }: ShopConfig['images']): ShopConfigProblem[] {
  return Object.entries(thumbnails)
    .filter(
      ([, { width, height }]) =>
        !sizes.some((size) => size.width === width && size.height === height),
    )
    .map(([name, { width, height }]) => ({
      path: `images.thumbnails.${name}`,
      message: `${width}x${height} is not among images.sizes`,
    }));
}

function guaranteeProblems({
  guarantee,
  guaranteeSource,
}: ShopConfig['offers']): ShopConfigProblem[] {
  const unfounded =
    guarantee.length > 0 && guaranteeSource.trim() === ''
      ? [{ path: 'offers.guaranteeSource', message: 'must name the law behind offers.guarantee' }]
      : [];
  const unordered = guarantee.flatMap(({ fromMinor }, index) => {
    const previous = guarantee[index - 1];
    return previous === undefined || previous.fromMinor < fromMinor
      ? []
      : [
          {
            path: `offers.guarantee.${index}.fromMinor`,
            message: `must be above ${previous.fromMinor}, where the tier before it begins`,
          },
        ];
  });
  return [...unfounded, ...unordered];
}

/** Returns a problem if more than one method is the default. */
function defaultProblems(
  path: string,
  methods: readonly { readonly default: boolean }[],
): ShopConfigProblem[] {
  const defaults = methods.flatMap((method, index) => (method.default ? [index] : []));
  return defaults
    .slice(1)
    .map((index) => ({ path: `${path}.${index}.default`, message: 'another is the default' }));
}

function phoneProblems(seller: ShopConfig['seller']): ShopConfigProblem[] {
  if (seller === null || seller.phoneHours.from < seller.phoneHours.to) return [];
  return [{ path: 'seller.phoneHours.to', message: `is not after ${seller.phoneHours.from}` }];
}

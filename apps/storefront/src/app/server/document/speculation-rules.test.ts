import { URLPattern } from 'node:url';
import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

interface Rules {
  readonly prefetch: readonly {
    readonly where: {
      readonly and: readonly [
        { readonly href_matches: string },
        { readonly not: { readonly href_matches: readonly URLPatternInit[] } },
        { readonly not: { readonly selector_matches: string } },
      ];
    };
  }[];
}

function isPrefetched(path: string): boolean {
  const [, text = ''] =
    /<script type="speculationrules">(.*?)<[/]script>/.exec(speculationRules) ?? [];
  const [rule] = (JSON.parse(text) as Rules).prefetch;
  const excluded = rule?.where.and[1].not.href_matches ?? [];
  const url = `https://shop.test${path}`;
  return !excluded.some((pattern) => new URLPattern({ ...pattern, baseURL: url }).test(url));
}

it.each([
  ['a product', '/olvaso-fulesfotel', true],
  ['a category with a page number', '/nappali?page=2', true],
  ['a category whose name begins like the cart', '/cartesian', true],
  ['the cart', '/cart', false],
  ['a shared cart', '/shared-cart?key=a', false],
  ['the checkout of another view', '/de/checkout', false],
  ['an order in the account', '/account/orders/1', false],
  ['the login', '/login?then=/', false],
])('%s is prefetched: %s, %s', (_story, path, isExpected) => {
  expect(isPrefetched(path)).toBe(isExpected);
});

it('excludes filters', () => {
  expect(speculationRules).toContain('[rel~=nofollow]');
});

import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { createRoutedAddresses } from './routed-addresses.ts';

const rules = { knownQuery: new Set(['q']), normalisePath: (path: string) => path };

/** Returns the context of a request for this target, as the framework passes it to a route. */
function contextOf(target: string): Context {
  const { href, pathname } = new URL(target, 'http://shop.invalid');
  return { req: { url: href, path: pathname }, env: { incoming: { url: target } } } as Context;
}

it('remembers about a thousand long addresses, those used last', () => {
  const routed = createRoutedAddresses(rules, ['']);
  const targets = Array.from({ length: 3_000 }, (_, at) => `/lista?q=${at}${'x'.repeat(480)}`);
  for (const target of targets) {
    routed.read(contextOf(target));
    expect(routed.find(targets[0] ?? '')).toBeDefined();
  }
  const found = targets.filter((target) => routed.find(target) !== undefined);
  expect(found.length).toBeGreaterThan(500);
  expect(found.length).toBeLessThan(2_000);
  expect(found).toEqual([targets[0], ...targets.slice(1 - found.length)]);
});

it('does not remember addresses longer than 512 characters', () => {
  const routed = createRoutedAddresses(rules, ['']);
  const target = `/lista?q=${'x'.repeat(512)}`;
  expect(routed.read(contextOf(target)).path).toBe('/lista');
  expect(routed.find(target)).toBeUndefined();
});

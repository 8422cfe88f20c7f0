import { expect, it } from 'vitest';
import { sharedDomain } from './hand-off-binding.ts';

it.each([
  ['127.0.0.1', '127.0.0.1', undefined],
  ['bolt.zugoly.example', 'penztar.zugoly.example', 'zugoly.example'],
  ['zugoly.example', 'penztar.zugoly.example', 'zugoly.example'],
  ['zugoly.example', 'other.example', undefined],
  ['10.1.2.3', '10.4.2.3', undefined],
  ['localhost', 'zugoly.example', undefined],
])('findings E4: %s and %s share the cookies of %s', (hostname, other, domain) => {
  expect(sharedDomain(hostname, other)).toBe(domain);
});

import { expect, it } from 'vitest';
import { canonicalUrl } from './canonical.ts';

it.each([
  ['/nappali/', 'https://zugoly.example/nappali'],
  ['/', 'https://zugoly.example/'],
  ['/nappali?color=1&sort=price:asc&utm_source=x', 'https://zugoly.example/nappali'],
  ['/felho-fotel?childSku=FOTEL-KEK#meretek', 'https://zugoly.example/felho-fotel'],
  ['/nappali?page=3&color=1', 'https://zugoly.example/nappali?page=3'],
  ['/nappali?page=1', 'https://zugoly.example/nappali'],
  ['/nappali?page=12', 'https://zugoly.example/nappali?page=12'],
  ['/nappali?page=3x', 'https://zugoly.example/nappali'],
  ['/nappali?page=-1', 'https://zugoly.example/nappali'],
  ['/nappali?page=2&page=3', 'https://zugoly.example/nappali'],
  ['//evil.example', 'https://zugoly.example/evil.example'],
])('[UR-16] the canonical address of %s is %s', (address, canonical) => {
  expect(canonicalUrl('https://zugoly.example', address)).toBe(canonical);
});

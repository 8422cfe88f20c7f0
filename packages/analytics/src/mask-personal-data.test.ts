import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPersonalData, plainPath } from './mask-personal-data.ts';

describe('maskPersonalData', () => {
  it.each([
    ['anna@example.hu', '[email]'],
    ['fotel anna.kis+bolt@example.co.hu kék', 'fotel [email] kék'],
    ['+36 30 123 4567', '[number]'],
    ['hívjon: 06-1/555-0123 este', 'hívjon: [number] este'],
    ['(30) 123-45-67', '([number]'],
    ['4111 1111 1111 1111', '[number]'],
    ['kanapé 200 x 90 cm', 'kanapé 200 x 90 cm'],
    ['120x200', '120x200'],
    ['  lámpa  ', 'lámpa'],
    ['', ''],
  ])('[AN-9] %j becomes %j', (text, expected) => {
    expect(maskPersonalData(text)).toBe(expected);
  });

  it('[AN-9] leaves no address and no long number, in at most 100 characters', () => {
    const part = fc.oneof(
      fc.string(),
      fc.emailAddress(),
      fc.integer({ min: 1_000_000 }).map(String),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const masked = maskPersonalData(parts.join(' '));
        expect(masked).not.toMatch(/\S@\S/);
        expect(masked).not.toMatch(/\d{7}/);
        expect([...masked].length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('plainPath', () => {
  it.each([
    ['/', '/'],
    ['/nappali/kanapek', '/nappali/kanapek'],
    ['/felho-kanape-200-90', '/felho-kanape-200-90'],
    ['/search?search=anna@example.hu', '/search'],
    ['/cart#top', '/cart'],
    ['/account/orders/ZG-2026-000123-K7QX4M', '/account/orders/-'],
    ['/x/anna%40example.hu/y', '/x/-/y'],
    [`/x/${'a'.repeat(41)}`, '/x/-'],
    [`/x/${'a'.repeat(40)}`, `/x/${'a'.repeat(40)}`],
    ['/x/%E0%A4%A', '/x/-'],
  ])('[AN-9] %s becomes %s', (path, expected) => {
    expect(plainPath(path)).toBe(expected);
  });
});

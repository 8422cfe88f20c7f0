import { expect, it } from 'vitest';
import { code128 } from './code-128.ts';

// findings G, loyalty
it('has the bars of a known text', () => {
  // Start B, 1, the checksum (104 + 17) % 103 = 18, and the stop symbol.
  expect(code128('1').join('')).toBe('2112141232212232112331112');
});

it.each(['700000000001', 'ZG-2026', ' ~'])(
  'has 11 modules for each symbol of %j, and 13 for the stop',
  (text) => {
    const widths = code128(text);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe((text.length + 2) * 11 + 13);
    expect(widths.every((width) => width >= 1 && width <= 4)).toBe(true);
  },
);

it('refuses what it has no symbol for', () => {
  expect(() => code128('ő')).toThrow(RangeError);
});

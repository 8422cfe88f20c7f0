import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRules } from './spec-rules.ts';

describe.each([...readRules(resolve(import.meta.dirname, '../../..'))])(
  '$name',
  ({ promised, proved, readme, nameless }) => {
    it('numbers each rule once', () => {
      expect(promised.length).toBeGreaterThan(0);
      expect(promised.filter((id, index) => promised.indexOf(id) !== index)).toEqual([]);
    });

    it('proves every rule it promises', () => {
      expect(promised.filter((id) => !proved.has(id))).toEqual([]);
    });

    it('promises every rule its tests name', () => {
      expect([...proved].filter((id) => !promised.includes(id))).toEqual([]);
    });

    it('is promised in its README from the first rule to the last', () => {
      const prefix = promised[0]?.slice(0, 2) ?? '';
      const numbers = promised.map((id) => Number(id.slice(3)));
      const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
      expect(readme).toContain(`${prefix}-${first} to ${prefix}-${last}`);
    });

    it('names a rule in every test', () => {
      expect(nameless).toEqual([]);
    });
  },
);

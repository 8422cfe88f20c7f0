import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRules } from './spec-rules.ts';

describe.each([...readRules(resolve(import.meta.dirname, '../..'))])(
  '$name',
  ({ promised, proved, nameless }) => {
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

    it('names a rule in every test', () => {
      expect(nameless).toEqual([]);
    });
  },
);

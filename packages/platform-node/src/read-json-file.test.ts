import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JsonFileError, readJsonFile } from './read-json-file.ts';

const days = v.object({ days: v.array(v.number()) });
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zugoly-json-'));
  file = join(folder, 'days.json');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file an operator wrote', () => {
  it('is what its schema reads', () => {
    writeFileSync(file, '{"days":[1,2]}');
    expect(readJsonFile(file, days)).toEqual({ days: [1, 2] });
  });

  it.each([
    ['is no JSON', '{', 'days.json: cannot be read as JSON'],
    ['is of another kind', '"days"', 'days.json: the whole: '],
    ['has a wrong value', '{"days":[1,"two"]}', 'days.json: days.1: '],
  ])('is named where it %s', (_story, text, message) => {
    writeFileSync(file, text);
    expect(() => readJsonFile(file, days)).toThrow(message);
    expect(() => readJsonFile(file, days)).toThrow(JsonFileError);
  });

  it('is named where it is missing', () => {
    expect(() => readJsonFile(join(folder, 'none.json'), days)).toThrow(
      'none.json: cannot be read',
    );
  });
});

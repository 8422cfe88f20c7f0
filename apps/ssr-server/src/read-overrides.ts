import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Overrides } from './renderer.ts';

const object = v.record(v.string(), v.unknown());

/** What an operator laid over the shop's configuration; nothing without a file. Errors: throws, naming the file. */
export function readOverrides(file: string | undefined): Overrides {
  if (file === undefined) return {};
  try {
    return v.parse(object, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`SHOP_CONFIG: ${file} cannot be read as a JSON object.`, { cause });
  }
}

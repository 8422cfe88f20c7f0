import { readJsonFile } from '@shop/platform-node';
import * as v from 'valibot';
import type { Overrides } from './renderer.ts';

const object = v.record(v.string(), v.unknown());

/** What an operator laid over the shop's configuration; nothing without a file. Errors: as {@link readJsonFile}. */
export const readOverrides = (file: string | undefined): Overrides =>
  file === undefined ? {} : readJsonFile(file, object);

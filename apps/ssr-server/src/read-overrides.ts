import { readJsonFile } from '@shop/platform-node';
import { demoOverrides, mergeLayers } from '@shop/shop-config';
import * as v from 'valibot';
import type { SsrConfig } from './config.ts';
import type { Overrides } from './renderer.ts';

const object = v.record(v.string(), v.unknown());

/**
 * What is laid over the shop's configuration: what an operator wrote into a file, and below it what the demo makes up.
 * Nothing without either. Errors: as {@link readJsonFile}.
 */
export function readOverrides({
  shopConfigFile: file,
  mode,
}: Pick<SsrConfig, 'shopConfigFile' | 'mode'>): Overrides {
  const fileOverrides = file === undefined ? {} : readJsonFile(file, object);
  return mode === 'demo'
    ? v.parse(object, mergeLayers([demoOverrides, fileOverrides]))
    : fileOverrides;
}

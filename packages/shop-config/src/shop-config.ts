import { err, ok, type Result } from '@shop/kernel';
import * as v from 'valibot';
import { crossProblems } from './cross-problems.ts';
import { mergeLayers } from './merge-layers.ts';
import { problemOfIssue, type ShopConfigProblem } from './problem.ts';
import { shopConfigSchema, type ShopConfig, type ShopConfigOverrides } from './schema.ts';

/** Thrown by `defineShopConfig`: the message names every path. */
export class ShopConfigError extends Error {
  override readonly name = 'ShopConfigError';
  readonly problems: readonly ShopConfigProblem[];

  constructor(problems: readonly ShopConfigProblem[]) {
    super(problems.map(({ path, message }) => `${path || 'shop config'}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/**
 * Returns the product's defaults with the layers merged over them; a later layer overrides an earlier one. Deeply
 * frozen.
 *
 * Errors: throws `ShopConfigError` for unknown names and values out of bounds.
 * Source: SC-1, SC-26 to SC-29.
 */
export function defineShopConfig(...layers: readonly ShopConfigOverrides[]): ShopConfig {
  const parsed = parseShopConfig(...layers);
  if (!parsed.ok) throw new ShopConfigError(parsed.error);
  return parsed.value;
}

/**
 * Merges unchecked layers, such as `shop.json` of a shop, and returns errors instead of throwing. Ignores `$schema` of
 * a layer, which names the schema for an editor.
 *
 * Source: SC-26 to SC-29.
 */
export function parseShopConfig(
  ...layers: readonly unknown[]
): Result<ShopConfig, readonly ShopConfigProblem[]> {
  const parsed = v.safeParse(shopConfigSchema, mergeLayers(layers.map(withoutSchemaName)));
  if (!parsed.success) return err(parsed.issues.map(problemOfIssue));
  const problems = crossProblems(parsed.output);
  return problems.length > 0 ? err(problems) : ok(freezeDeep(parsed.output));
}

function withoutSchemaName(layer: unknown): unknown {
  if (typeof layer !== 'object' || layer === null || !Object.hasOwn(layer, '$schema')) return layer;
  const { $schema: _schema, ...settings } = layer as { readonly $schema: unknown };
  return settings;
}

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freezeDeep(inner);
    Object.freeze(value);
  }
  return value;
}

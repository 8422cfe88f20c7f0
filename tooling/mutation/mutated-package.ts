import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';

const excuseSchema = v.strictObject({
  /** Path in the `src` folder of the package. */
  file: v.string(),
  /** The mutated text on one line, cut after 70 characters. */
  was: v.string(),
  becomes: v.string(),
  /** Reason why no test can notice the mutation. */
  why: v.pipe(v.string(), v.minLength(10)),
});

const packageSchema = v.strictObject({
  /** Minimum score in percent of noticed mutations: one point below the measured score. */
  leastScore: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Each entry excuses one surviving mutation. */
  reasons: v.array(excuseSchema),
});

export type Reason = v.InferOutput<typeof excuseSchema>;
export type MutatedPackage = v.InferOutput<typeof packageSchema>;

const folder = join(import.meta.dirname, 'packages');

/** Names of the folders in `packages/` that are mutated. */
export const mutatedPackages: readonly string[] = globSync('*.json', { cwd: folder })
  .map((file) => basename(file, '.json'))
  .sort();

/** Reads the settings of a mutated package. Errors: throws if the file is not valid. */
export function readMutatedPackage(title: string): MutatedPackage {
  const text = readFileSync(join(folder, `${title}.json`), 'utf8');
  return v.parse(packageSchema, JSON.parse(text));
}

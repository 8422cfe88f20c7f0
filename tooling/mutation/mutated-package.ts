import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';

const excuseSchema = v.strictObject({
  /** Path in the `src` of the package. */
  file: v.string(),
  /** The mutated text on one line, cut after 70 characters. */
  was: v.string(),
  becomes: v.string(),
  /** Why no test can notice the change. */
  why: v.pipe(v.string(), v.minLength(10)),
});

const packageSchema = v.strictObject({
  /** Percent of the changes that must be noticed: one point under the measured score. */
  leastScore: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Each excuses one survivor. */
  reasons: v.array(excuseSchema),
});

export type Reason = v.InferOutput<typeof excuseSchema>;
export type MutatedPackage = v.InferOutput<typeof packageSchema>;

const folder = join(import.meta.dirname, 'packages');

/** The folders in `packages/` that are mutated. */
export const mutatedPackages: readonly string[] = globSync('*.json', { cwd: folder })
  .map((file) => basename(file, '.json'))
  .sort();

/** Errors: throws when the file has another form. */
export function readMutatedPackage(title: string): MutatedPackage {
  const text = readFileSync(join(folder, `${title}.json`), 'utf8');
  return v.parse(packageSchema, JSON.parse(text));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const behaviorSchema = v.strictObject({
  /** Behavior of the shop: a sentence of the specification or of a screen. */
  behavior: v.string(),
  /** Path in the repository. */
  file: v.string(),
  /** Text that occurs once in the file. */
  was: v.string(),
  /** Text that breaks the behavior. */
  becomes: v.string(),
  /** Test file that fails on the changed code. A journey is a `.spec.ts`. */
  test: v.string(),
});

export type BrokenBehavior = v.InferOutput<typeof behaviorSchema>;

/** Reads the list of behaviors. Errors: throws if the list is not valid. */
export function readBehaviors(): readonly BrokenBehavior[] {
  const text = readFileSync(join(import.meta.dirname, 'broken-behaviors.json'), 'utf8');
  return v.parse(v.array(behaviorSchema), JSON.parse(text));
}

/** Returns the source with the behavior broken. Errors: throws unless `was` occurs exactly once in the source. */
export function broken(source: string, { file, was, becomes }: BrokenBehavior): string {
  const parts = source.split(was);
  if (parts.length !== 2) {
    throw new Error(`${file} has ${parts.length - 1} times instead of once: ${was}`);
  }
  return parts.join(becomes);
}

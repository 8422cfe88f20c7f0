import type { Log } from '@shop/kernel';
import * as v from 'valibot';

/** An element of a list that could not be parsed and was left out. */
export interface SkippedElement {
  /** Path of the field: `items.3.qty`. Contains names and indexes only, never a value. */
  readonly field: string;
  readonly element: unknown;
}

type Issue = Pick<v.BaseIssue<unknown>, 'path' | 'issues'>;

/**
 * Parses a value of the wire with its schema. Removes the innermost list element that does not fit, adds it to
 * `skipped`, and keeps the rest of the list. Only the chosen options of a product (`product_option`) are parsed whole
 * or not at all: with a part missing they would describe another article. `issue` describes any other mismatch.
 *
 * Side effect: changes the lists in `input`, so no other code may hold a reference to it. Source: CO-68.
 */
export function readLists<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
):
  | { readonly success: true; readonly output: T; readonly skipped: readonly SkippedElement[] }
  | { readonly success: false; readonly issue: string } {
  const skipped: SkippedElement[] = [];
  // Each iteration removes an element, or is the last.
  for (;;) {
    const read = v.safeParse(schema, input);
    if (read.success) return { success: true, output: read.output, skipped };
    const skippedBefore = skipped.length;
    for (const issue of read.issues) {
      const { input: list = [], value: element } = placeOf(issue) ?? {};
      const at = list.indexOf(element);
      if (at < 0) continue;
      (list as unknown[]).splice(at, 1);
      skipped.push({ field: v.getDotPath(issue) ?? '', element });
    }
    const [firstIssue] = read.issues;
    if (skipped.length === skippedBefore) {
      return {
        success: false,
        issue: `${v.getDotPath(firstIssue) ?? '(root)'}: ${firstIssue.message}`,
      };
    }
  }
}

/** Returns the innermost list that contains an issue, and the element. */
function placeOf({ path, issues }: Issue): v.ArrayPathItem | undefined {
  let place: v.ArrayPathItem | undefined;
  for (const item of path ?? []) {
    if (item.key === 'product_option') break;
    if (item.type === 'array') place = item as v.ArrayPathItem;
  }
  return place ?? issues?.map(placeOf).find(Boolean);
}

/**
 * Creates a log of the elements left out of responses: each once, by call and field, without its values. Source: CO-68.
 */
export function createSkipLog(
  log: Log,
): (call: string, skipped: readonly Pick<SkippedElement, 'field'>[] | undefined) => void {
  const loggedKeys = new Set<string>();
  return (call, skipped = []) => {
    for (const { field } of skipped) {
      const key = `${call} ${field}`;
      if (loggedKeys.has(key)) continue;
      loggedKeys.add(key);
      log.warn('answer.element-skipped', { call, field });
    }
  };
}

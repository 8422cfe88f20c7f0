import { plainEmail, plainText } from '@shop/kernel';
import * as v from 'valibot';
import { maxSkuLength } from '../catalog/max-sku-length.ts';
import { maxEmailLength } from './text-limits.ts';

/** `null` and absent both mean "not there"; inside the shop only `undefined` does. */
// @__NO_SIDE_EFFECTS__
export function nullish<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );
}

/** A finite number, or a number as text. */
export const wireNumber = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.string(),
    v.regex(/^-?\d+(\.\d+)?$/),
    v.transform((text) => Number(text)),
  ),
]);

/** Id: a safe integer, or one as text. */
export const wireId = v.pipe(wireNumber, v.safeInteger());

/** A boolean, or 0, 1, "0", "1". */
export const wireFlag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([0, 1, '0', '1']),
    v.transform((flag) => Number(flag) === 1),
  ),
]);

/** Text, or a number, which becomes text. */
export const wireText = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.transform((value) => String(value)),
  ),
]);

/** One word or short line typed by a person. */
// @__NO_SIDE_EFFECTS__
export function shortText(max: number) {
  return v.pipe(v.string(), plain(plainText), v.maxLength(max));
}

/**
 * Removes invisible characters from input before it is checked or stored. Has an action type of its own, so that
 * schemas can apply their bounds after it.
 */
// @__NO_SIDE_EFFECTS__
export function plain(
  clean: (typed: string) => string,
): v.BaseTransformation<string, string, never> {
  return {
    kind: 'transformation',
    type: 'plain',
    reference: plain,
    async: false,
    '~run'(dataset) {
      return { ...dataset, value: clean(dataset.value) };
    },
  };
}

/** A typed or pasted email address of limited length (CO-66). The case of its local part is preserved. */
export const emailAddress = v.pipe(
  v.string(),
  plain(plainEmail),
  v.maxLength(maxEmailLength),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u, 'email'),
);

/**
 * An article number: limited length (CO-61), no commas (lists are separated by commas), no control characters. Trims it
 * and composes accents. Source: CO-71.
 */
export const sku = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.minLength(1),
  v.maxLength(maxSkuLength),
  // oxlint-disable-next-line no-control-regex -- control characters are what it keeps out
  v.regex(/^[^,\u0000-\u001f]+$/u),
);

/** An article number in a line of a cart or order. */
export const wireSku = v.pipe(
  wireText,
  v.normalize('NFC'),
  v.minLength(1),
  v.maxLength(maxSkuLength),
);

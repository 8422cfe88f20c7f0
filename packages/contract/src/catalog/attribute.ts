import * as v from 'valibot';
import { nullish, wireFlag, wireId, wireNumber, wireText } from '../wire/scalars.ts';

/** A product property with its possible values. Source: spec section 3, Attribute. */
export const attribute = v.looseObject({
  attribute_id: nullish(wireId),
  attribute_code: v.string(),
  attribute_group_id: nullish(wireId),
  frontend_label: nullish(v.string()),
  default_frontend_label: nullish(v.string()),
  frontend_input: nullish(v.string()),
  default_value: nullish(wireText),
  is_user_defined: nullish(wireFlag),
  is_visible: nullish(wireFlag),
  is_visible_on_front: nullish(wireFlag),
  is_comparable: nullish(wireFlag),
  position: nullish(wireNumber),
  options: v.optional(
    v.array(
      v.looseObject({
        value: nullish(wireText),
        label: nullish(wireText),
        /** Colour of the swatch, `#rrggbb`. */
        swatch: nullish(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
      }),
    ),
    [],
  ),
});
/** Parsed attribute. Source: CO-15. */
export type Attribute = v.InferOutput<typeof attribute>;

/** A group of attributes; groups are shown by `position`. Source: CO-15. */
export const attributeGroup = v.looseObject({
  attribute_group_id: wireId,
  frontend_label: nullish(v.string()),
  position: nullish(wireNumber),
  is_visible: nullish(wireFlag),
});
/** Parsed group of attributes. Source: CO-15. */
export type AttributeGroup = v.InferOutput<typeof attributeGroup>;

import * as v from 'valibot';
import { maybe, wireFlag, wireId, wireNumber, wireText } from './scalars.ts';

/** A property products can have, and the values one may choose from. Source: spec section 3, Attribute. */
export const attribute = v.looseObject({
  attribute_id: maybe(wireId),
  attribute_code: v.string(),
  attribute_group_id: maybe(wireId),
  frontend_label: maybe(v.string()),
  default_frontend_label: maybe(v.string()),
  frontend_input: maybe(v.string()),
  default_value: maybe(wireText),
  is_user_defined: maybe(wireFlag),
  is_visible: maybe(wireFlag),
  is_visible_on_front: maybe(wireFlag),
  is_comparable: maybe(wireFlag),
  position: maybe(wireNumber),
  options: v.optional(
    v.array(
      v.looseObject({
        value: maybe(wireText),
        label: maybe(wireText),
        /** The colour of the dot, `#rrggbb`. */
        swatch: maybe(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
      }),
    ),
    [],
  ),
});
/** An attribute, as read. Source: CO-15. */
export type Attribute = v.InferOutput<typeof attribute>;

/** A group of attributes; groups are shown by `position`. Source: CO-15. */
export const attributeGroup = v.looseObject({
  attribute_group_id: wireId,
  frontend_label: maybe(v.string()),
  position: maybe(wireNumber),
  is_visible: maybe(wireFlag),
});
/** A group of attributes, as read. Source: CO-15. */
export type AttributeGroup = v.InferOutput<typeof attributeGroup>;

import * as v from 'valibot';
import { nullish, wireFlag, wireId, wireNumber } from '../wire/scalars.ts';

const fields = {
  id: wireId,
  name: v.optional(v.string(), ''),
  slug: nullish(v.string()),
  url_key: nullish(v.string()),
  url_path: nullish(v.string()),
  parent_id: nullish(wireId),
  level: nullish(wireNumber),
  position: nullish(wireNumber),
  path: nullish(v.string()),
  is_active: nullish(wireFlag),
  include_in_menu: nullish(wireFlag),
  children_count: nullish(wireNumber),
  product_count: nullish(wireNumber),
  /** Its header picture, if it also has a `thumbnail`; otherwise its tile. */
  image: nullish(v.string()),
  /** Its tile in menus and lists of categories. */
  thumbnail: nullish(v.string()),
  description: nullish(v.string()),
  /** Language of the description, if it may differ from that of the store view. */
  text_language: nullish(v.string()),
};

type CategoryFields = v.InferOutput<v.LooseObjectSchema<typeof fields, undefined>>;

/** A node of the category tree, with its descendants in `children_data`. Source: spec section 3, Category. */
export type Category = CategoryFields & {
  readonly children_data?: readonly Category[] | undefined;
};

/** Category of the catalog with its descendants at any depth. Source: CO-14. */
export const category: v.GenericSchema<unknown, Category> = /* @__PURE__ */ categorySchema();

// @__NO_SIDE_EFFECTS__
function categorySchema(): v.GenericSchema<unknown, Category> {
  return v.looseObject({ ...fields, children_data: nullish(v.array(v.lazy(() => category))) });
}

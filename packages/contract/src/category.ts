import * as v from 'valibot';
import { maybe, wireFlag, wireId, wireNumber } from './scalars.ts';

const fields = {
  id: wireId,
  name: v.optional(v.string(), ''),
  slug: maybe(v.string()),
  url_key: maybe(v.string()),
  url_path: maybe(v.string()),
  parent_id: maybe(wireId),
  level: maybe(wireNumber),
  position: maybe(wireNumber),
  path: maybe(v.string()),
  is_active: maybe(wireFlag),
  include_in_menu: maybe(wireFlag),
  children_count: maybe(wireNumber),
  product_count: maybe(wireNumber),
  /** The scene at its head, where it has a `thumbnail` besides; without one, its tile. */
  image: maybe(v.string()),
  /** Its tile in menus and among its siblings. */
  thumbnail: maybe(v.string()),
  description: maybe(v.string()),
  /** The language of its description where that need not be the store view's. */
  text_language: maybe(v.string()),
};

type CategoryFields = v.InferOutput<v.LooseObjectSchema<typeof fields, undefined>>;

/** A node of the category tree, its descendants nested in `children_data`. Source: spec section 3, Category. */
export type Category = CategoryFields & {
  readonly children_data?: readonly Category[] | undefined;
};

/** A category of the catalogue, with its descendants at any depth. Source: CO-14. */
export const category: v.GenericSchema<unknown, Category> = /* @__PURE__ */ categorySchema();

// @__NO_SIDE_EFFECTS__
function categorySchema(): v.GenericSchema<unknown, Category> {
  return v.looseObject({ ...fields, children_data: maybe(v.array(v.lazy(() => category))) });
}

import {
  attribute,
  attributeGroup,
  category,
  cmsEntry,
  product,
  review,
  taxRule,
  type Attribute,
  type AttributeGroup,
  type Category,
  type CmsEntry,
  type EntityType,
  type Product,
  type Review,
  type TaxRule,
} from '@shop/contract';
import * as v from 'valibot';

const maybeText = v.optional(v.nullable(v.string()));

/** A page or block of the headless CMS; every field of its API carries the prefix. */
const prismicEntry = v.looseObject({
  prismic_type: v.string(),
  prismic_uid: maybeText,
  prismic_id: maybeText,
  /** Locale, such as `hu-hu`. */
  prismic_lang: maybeText,
  prismic_data: v.optional(v.unknown()),
});
/** A parsed entry of the headless CMS. Source: CC-55. */
export type PrismicEntry = v.InferOutput<typeof prismicEntry>;

const feedMedia = v.looseObject({ picture: v.string(), alt: v.optional(v.string(), '') });
/** A picture of a post, with its path on the picture server. */
export type FeedMedia = v.InferOutput<typeof feedMedia>;
const mediaType = v.picklist(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']);

/** A post of the shop's Instagram feed. Source: product specification, section 3, feed posts. */
const instagramPost = v.looseObject({
  instagram_id: v.union([v.string(), v.number()]),
  instagram_media_type: mediaType,
  instagram_date: v.string(),
  instagram_caption: maybeText,
  instagram_media: v.optional(v.nullable(v.array(feedMedia))),
  instagram_skus: v.optional(v.nullable(v.array(v.string()))),
  instagram_film: maybeText,
});
/** A parsed post of the Instagram feed. Source: CC-56. */
export type InstagramPost = v.InferOutput<typeof instagramPost>;

/** An entry of the second feed, `mlc`. */
const mlcPost = v.looseObject({
  mlc_id: v.union([v.string(), v.number()]),
  mlc_date: v.string(),
  mlc_media_type: v.optional(v.nullable(mediaType)),
  mlc_caption: maybeText,
  mlc_media: v.optional(v.nullable(v.array(feedMedia))),
  mlc_skus: v.optional(v.nullable(v.array(v.string()))),
  mlc_film: maybeText,
});
/** A parsed entry of the second feed. Source: CC-56. */
export type MlcPost = v.InferOutput<typeof mlcPost>;

/** Item type of each entity type of a search. */
export interface EntityOf {
  readonly product: Product;
  readonly category: Category;
  readonly attribute: Attribute;
  readonly 'attribute-group': AttributeGroup;
  readonly taxrule: TaxRule;
  readonly review: Review;
  readonly cms_page: CmsEntry;
  readonly cms_block: CmsEntry;
  readonly prismic: PrismicEntry;
  readonly mlc: MlcPost;
  readonly instagram: InstagramPost;
}

type Schemas = { readonly [Type in EntityType]: v.GenericSchema<unknown, EntityOf[Type]> };

/** Schema of each item of a response. An invalid item is left out and logged (CC-8). */
export const entitySchemas: Schemas = {
  product,
  category,
  attribute,
  'attribute-group': attributeGroup,
  taxrule: taxRule,
  review,
  cms_page: cmsEntry,
  cms_block: cmsEntry,
  prismic: prismicEntry,
  mlc: mlcPost,
  instagram: instagramPost,
};

import * as v from 'valibot';

const phrase = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
/** Search texts to which a rule applies. */
const words = v.pipe(v.array(phrase), v.minLength(1), v.maxLength(100));
const sku = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
/** Path on this shop. `//` and `/\` would lead to another host. */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.regex(/^\/(?![/\\])[^\s\\]*$/u, 'is no address of this shop: begin it with "/"'),
  v.check((path) => !/[?&]search=/.test(path), 'leads to a search: write synonyms instead'),
);

/** Maximum number of rules of one kind. */
const maxRules = 1_000;
const maxPinned = 20;
/** Limited because each boost adds a condition to each search. */
const maxBoosts = 50;

const boost = v.pipe(
  v.strictObject({
    /** Id of a category: the boost applies to its products and to those of its subcategories. */
    category: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Article number of a product or of one of its variants. */
    sku: v.optional(sku),
    /** Factor by which scores are multiplied. */
    factor: v.pipe(v.number(), v.minValue(0.1), v.maxValue(10)),
  }),
  v.check(
    (rule) => (rule.category === undefined) !== (rule.sku === undefined),
    'names either a "category" or an "sku"',
  ),
);

/** Merchandising rules of a shop for the searches of one language. Source: SE-32 to SE-35. */
export const merchandisingRules = v.strictObject({
  /** Products that come first for one of these texts. */
  pinned: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          words,
          skus: v.pipe(v.array(sku), v.minLength(1), v.maxLength(maxPinned)),
        }),
      ),
      v.maxLength(maxRules),
    ),
    [],
  ),
  boosts: v.optional(v.pipe(v.array(boost), v.maxLength(maxBoosts)), []),
  /** Texts that redirect to a page instead of showing results. */
  redirects: v.optional(
    v.pipe(v.array(v.strictObject({ words, to: address })), v.maxLength(maxRules)),
    [],
  ),
  /** Groups of phrases with the same meaning, in addition to the word lists. */
  synonyms: v.optional(
    v.pipe(v.array(v.pipe(v.array(phrase), v.minLength(2))), v.maxLength(maxRules)),
    [],
  ),
});

/** Input format of the rules of one language. Source: SE-32 to SE-35. */
export type MerchandisingRules = v.InferInput<typeof merchandisingRules>;

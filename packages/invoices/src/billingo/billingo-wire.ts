import * as v from 'valibot';

/** The parsed fields of a Billingo document. Source: OpenAPI document of Billingo API v3. */
export const billingoDocument = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  invoice_number: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  type: v.optional(v.string()),
  gross_total: v.number(),
  comment: v.nullish(v.string()),
  partner: v.nullish(v.object({ id: v.number() })),
});
/** A parsed document. */
export type BillingoDocument = v.InferOutput<typeof billingoDocument>;

/** Page of the documents of an account. */
export const billingoDocuments = v.object({ data: v.array(billingoDocument) });

/** A created partner. */
export const billingoPartner = v.object({ id: v.pipe(v.number(), v.safeInteger()) });

/** Exchange rate of two currencies. */
export const billingoRate = v.object({ conversation_rate: v.pipe(v.number(), v.gtValue(0)) });

/** Response to a refused call: `errors` of a validation, or one `error`. */
export const billingoError = v.object({
  errors: v.optional(v.array(v.object({ field: v.optional(v.string(), '') })), []),
});

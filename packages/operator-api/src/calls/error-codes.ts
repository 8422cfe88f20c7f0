/** HTTP status of each error that only this API has. The other codes are those of `@shop/contract`. Source: OA-4. */
export const operatorErrors = {
  'key-invalid': 401,
  'scope-missing': 403,
  'article-unknown': 404,
  'customer-unknown': 404,
  'review-unknown': 404,
  'redirect-unknown': 404,
  'payment-unknown': 404,
  'step-refused': 409,
  'refund-refused': 409,
  'invoice-missing': 409,
  'coupon-taken': 409,
  'parcel-refused': 400,
  'key-required': 400,
  'too-many-lines': 413,
} as const;

/** A code of `meta.error` that only this API has. */
export type OperatorErrorCode = keyof typeof operatorErrors;

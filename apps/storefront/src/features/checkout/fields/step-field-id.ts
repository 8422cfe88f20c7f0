import type { CheckoutField } from '@shop/checkout';

/** Returns the id of a field's element, so that an error can link to it. */
export const stepFieldId = (field: CheckoutField) => `checkout-${field}`;

import type { CheckoutField } from '@shop/checkout';

/** The id of a field's element, so that what is wrong can lead to it. */
export const stepFieldId = (field: CheckoutField) => `checkout-${field}`;

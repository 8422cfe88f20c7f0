/** Reason why an article cannot be put into a cart. `field` names the option at fault. */
export type LineRefusal =
  | { readonly kind: 'sku-invalid' }
  | { readonly kind: 'options-invalid'; readonly field: string }
  | { readonly kind: 'price-unknown' };

/** Returns the refusal for an unknown option, or a required one that was not chosen. */
export function optionsInvalid(field: string): Extract<LineRefusal, { readonly field: string }> {
  return { kind: 'options-invalid', field };
}

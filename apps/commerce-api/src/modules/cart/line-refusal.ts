/** Reason why an article cannot be put into a cart. `field` names the option at fault. */
export type LineRefusal =
  | { readonly kind: 'sku-invalid' }
  | { readonly kind: 'options-invalid'; readonly field: string }
  | { readonly kind: 'price-unknown' };

/** An option nobody offered, or one that had to be chosen and was not. */
export function optionsInvalid(field: string): {
  readonly kind: 'options-invalid';
  readonly field: string;
} {
  return { kind: 'options-invalid', field };
}

export { checkVisibility, isSelectOption, stockStatus } from '@shop/contract';
export type { VisibilityRefusal } from '@shop/contract';
export type { StockStatus } from '@shop/contract';
export { roundUpQuantity, quantityRules } from '@shop/kernel';
export type { QuantityRules } from '@shop/kernel';
export { salablePart } from './stock/salable-part.ts';
export {
  bundleErrors,
  bundleQtyBounds,
  changeBundleChoice,
  defaultBundleChoice,
  toBundleItemOptions,
} from './options/bundle-choice.ts';
export type { BundleStep, QtyBounds } from './options/bundle-choice.ts';
export { selectOption } from './variants/select-option.ts';
export type { ChangeRules, ChoiceChange, ChoiceStep } from './variants/select-option.ts';
export { optionLabels } from './options/option-labels.ts';
export type { OptionLabel } from './options/option-labels.ts';
export { configureProduct } from './variants/configure-product.ts';
export type {
  ConfigureRefusal,
  ConfigureRules,
  Configured,
  VariantFields,
  VariantRequest,
} from './variants/configure-product.ts';
export {
  chosenOptionValues,
  customOptionErrors,
  customValuesOf,
  defaultCustomValues,
  textLimit,
  toCustomItemOptions,
} from './options/custom-values.ts';
export type { CustomValues } from './options/custom-values.ts';
export {
  firstVariant,
  isSelectable,
  variantByCriteria,
  variantBySku,
  variantsByCriteria,
} from './variants/find-variant.ts';
export type { VariantRules, WithVariants } from './variants/find-variant.ts';
export { fitsPlace, passesOpening } from './product/fit-check.ts';
export type { BoxSize, Fit, Opening, Place } from './product/fit-check.ts';
export { galleryOf } from './product/gallery.ts';
export type { GalleryRules, ProductImage } from './product/gallery.ts';
export { availableQuantity } from './stock/available-quantity.ts';
export { optionAvailability } from './variants/option-availability.ts';
export type { Availability, AvailabilityIndex } from './variants/option-availability.ts';
export { renewOptionErrors } from './options/option-errors.ts';
export type { FieldError, FieldErrors, OptionErrors } from './options/option-errors.ts';
export { optionList, valueLabel } from './options/option-list.ts';
export type { OptionChoices, OptionValue } from './options/option-list.ts';
export { toConfigurableItemOptions, toProductOption } from './options/product-option.ts';
export type {
  BundleItemOption,
  ConfigurableItemOption,
  CustomItemOption,
  SelectedOptions,
} from './options/product-option.ts';
export {
  availableBundles,
  bundleParts,
  isSetSoldOut,
  maxBundles,
  missingPart,
  neededParts,
} from './stock/bundle-stock.ts';
export type { NeededPart } from './stock/bundle-stock.ts';
export { dropUnavailableVariants, withStock } from './variants/unavailable-variants.ts';
export type { StockById } from './variants/unavailable-variants.ts';
export { choiceOf, optionKey, variantValue } from './variants/variant-values.ts';
export type { VariantChoice, VariantCriteria } from './variants/variant-values.ts';

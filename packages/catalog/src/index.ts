export {
  bundleErrors,
  bundleQtyBounds,
  changeBundleChoice,
  defaultBundleChoice,
  toBundleItemOptions,
} from './options/bundle-choice.ts';
export type { BundleStep, QtyBounds } from './options/bundle-choice.ts';
export { isMultiSelect, isSelectOption } from './options/custom-option-kind.ts';
export {
  chosenOptionValues,
  customOptionErrors,
  customValuesOf,
  defaultCustomValues,
  textLimit,
  toCustomItemOptions,
} from './options/custom-values.ts';
export type { CustomValues } from './options/custom-values.ts';
export { renewOptionErrors } from './options/option-errors.ts';
export type { FieldError, FieldErrors, OptionErrors } from './options/option-errors.ts';
export { optionLabels } from './options/option-labels.ts';
export type { OptionLabel } from './options/option-labels.ts';
export { optionList, valueLabel } from './options/option-list.ts';
export type { OptionChoices, OptionValue } from './options/option-list.ts';
export { toConfigurableItemOptions, toProductOption } from './options/product-option.ts';
export type {
  BundleItemOption,
  ConfigurableItemOption,
  CustomItemOption,
  SelectedOptions,
} from './options/product-option.ts';
export { averageRating, starCounts } from './product/average-rating.ts';
export { fitsPlace, passesOpening } from './product/fit-check.ts';
export type { BoxSize, Fit, Opening, Place } from './product/fit-check.ts';
export { galleryOf } from './product/gallery.ts';
export type { GalleryRules, ProductImage } from './product/gallery.ts';
export { groupedLinks } from './product/grouped-links.ts';
export type { GroupedLink, GroupedProduct, PartLink } from './product/grouped-links.ts';
export { isNeverShipped, isPartOnly, isVirtualCart } from './product/product-state.ts';
export { checkVisibility, shownConditions } from './product/product-visibility.ts';
export type { VisibilityRefusal } from './product/product-visibility.ts';
export { availableQuantity } from './stock/available-quantity.ts';
export {
  availableBundles,
  bundleParts,
  isSetSoldOut,
  maxBundles,
  missingPart,
  neededParts,
} from './stock/bundle-stock.ts';
export type { NeededPart } from './stock/bundle-stock.ts';
export { quantityRules, roundDownQuantity, roundUpQuantity } from './stock/quantity-rules.ts';
export type { QuantityRules, QuantityTerms, WithQuantityTerms } from './stock/quantity-rules.ts';
export { salablePart } from './stock/salable-part.ts';
export {
  isDisabled,
  isOutOfStock,
  isSalable,
  isSoldOut,
  salableQuantity,
} from './stock/sale-state.ts';
export type { StockCount, StockedArticle } from './stock/sale-state.ts';
export { stockStatus } from './stock/stock-state.ts';
export type { StockStatus } from './stock/stock-state.ts';
export { configureProduct } from './variants/configure-product.ts';
export type {
  Configured,
  ConfigureRefusal,
  ConfigureRules,
  VariantFields,
  VariantRequest,
} from './variants/configure-product.ts';
export {
  firstVariant,
  isSelectable,
  variantByCriteria,
  variantBySku,
  variantsByCriteria,
} from './variants/find-variant.ts';
export type { VariantRules, WithVariants } from './variants/find-variant.ts';
export { optionAvailability } from './variants/option-availability.ts';
export type { Availability, AvailabilityIndex } from './variants/option-availability.ts';
export { selectOption } from './variants/select-option.ts';
export type { ChangeRules, ChoiceChange, ChoiceStep } from './variants/select-option.ts';
export { dropUnavailableVariants, withStock } from './variants/unavailable-variants.ts';
export type { StockById } from './variants/unavailable-variants.ts';
export { choiceOf, optionKey, variantValue } from './variants/variant-values.ts';
export type { VariantChoice, VariantCriteria } from './variants/variant-values.ts';

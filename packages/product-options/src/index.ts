export { checkShown, offersValues, stockStatus } from '@shop/contract';
export type { ShowRefusal } from '@shop/contract';
export type { StockStatus } from '@shop/contract';
export { nextSoldQuantity, soldQuantities } from '@shop/kernel';
export type { SoldQuantities } from '@shop/kernel';
export { availablePieces } from './available-pieces.ts';
export {
  bundleErrors,
  bundleQtyBounds,
  changeBundleChoice,
  defaultBundleChoice,
  toBundleItemOptions,
} from './bundle-choice.ts';
export type { BundleStep, QtyBounds } from './bundle-choice.ts';
export { changeChoice } from './change-choice.ts';
export type { ChangeRules, ChoiceChange, ChoiceStep } from './change-choice.ts';
export { choiceWords } from './choice-words.ts';
export type { ChoiceWords } from './choice-words.ts';
export { configureProduct } from './configure-product.ts';
export type {
  ConfigureRefusal,
  ConfigureRules,
  Configured,
  VariantFields,
  VariantRequest,
} from './configure-product.ts';
export {
  chosenOptionValues,
  customOptionErrors,
  customValuesOf,
  defaultCustomValues,
  textLimit,
  toCustomItemOptions,
} from './custom-values.ts';
export type { CustomValues } from './custom-values.ts';
export {
  firstVariant,
  isChoosable,
  variantBySku,
  variantByWish,
  variantsByWish,
} from './find-variant.ts';
export type { VariantRules, WithVariants } from './find-variant.ts';
export { fitsPlace, passesOpening } from './fit-check.ts';
export type { BoxSize, Fit, Opening, Place } from './fit-check.ts';
export { galleryOf } from './gallery.ts';
export type { GalleryPicture, GalleryRules } from './gallery.ts';
export { mostPieces } from './most-pieces.ts';
export { optionAvailability } from './option-availability.ts';
export type { Availability, AvailabilityIndex } from './option-availability.ts';
export { renewOptionErrors } from './option-errors.ts';
export type { FieldError, FieldErrors, OptionErrors } from './option-errors.ts';
export { optionList, valueLabel } from './option-list.ts';
export type { OptionChoices, OptionValue } from './option-list.ts';
export { toConfigurableItemOptions, toProductOption } from './product-option.ts';
export type {
  BundleItemOption,
  ChosenOptions,
  ConfigurableItemOption,
  CustomItemOption,
} from './product-option.ts';
export {
  bundleParts,
  isSetSoldOut,
  missingPart,
  mostSets,
  neededParts,
  wholeSets,
} from './set-stock.ts';
export type { NeededPart } from './set-stock.ts';
export { dropUnavailableVariants, withStock } from './unavailable-variants.ts';
export type { StockById } from './unavailable-variants.ts';
export { choiceOf, optionKey, variantValue } from './variant-values.ts';
export type { VariantChoice, VariantWish } from './variant-values.ts';

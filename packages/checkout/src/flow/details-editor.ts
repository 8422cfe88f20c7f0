import type { CheckoutModel } from './checkout-model.ts';
import type { Checkout, CheckoutState } from './checkout.ts';
import type { AddressDetails } from '@shop/forms';
import type { CheckoutStorage } from './checkout-storage.ts';
import { fillEmpty, fillEmptyAddress, isAddressChange } from './profile-details.ts';

/** Changes of the entered details. */
export interface DetailsEditor extends Pick<
  Checkout,
  'changePersonal' | 'changeShipping' | 'changePayment' | 'fillFrom' | 'accept'
> {
  /** Applies a change, and removes the problems of the changed fields until they are validated again. */
  applyChange(change: Partial<CheckoutState>, fields: object): void;
  /** Prefills a separate billing address with the shopper's name. Source: CH-17. */
  prefillBillingName(): void;
  /** Forgets which fields the shopper has changed. */
  forgetChanges(): void;
}

/**
 * Stores each change on the device. `isPostcode`: returns true for a complete postcode of a country, for which methods
 * and totals can be requested. Source: CH-39, CH-41, CH-61.
 */
export function createDetailsEditor(
  { state, patch, isVirtual, touch }: CheckoutModel,
  storage: CheckoutStorage,
  onSelectionChanged: () => Promise<void>,
  isPostcode: (postcode: string, country: string) => boolean,
): DetailsEditor {
  const isOtherPlace = (previous: AddressDetails, after: AddressDetails) =>
    previous.country !== after.country ||
    (previous.zipCode !== after.zipCode && isPostcode(after.zipCode, after.country));

  /** Fields that the shopper has changed since the checkout opened: of the buyer, `shipping` and `payment`. */
  const changed = new Set<string>();

  function applyChange(change: Partial<CheckoutState>, fields: object): void {
    const problems = state.get().problems.filter(({ field }) => !(field in fields));
    patch({ ...change, problems });
    touch();
  }

  function prefillBillingName(): void {
    const { personal, payment } = state.get();
    const isNamed = payment.firstName + payment.lastName !== '';
    if (isNamed || (payment.sameAsShipping && !isVirtual())) return;
    const { firstName, lastName } = personal;
    patch({ payment: { ...payment, firstName, lastName } });
  }

  return {
    applyChange,
    prefillBillingName,
    forgetChanges: () => changed.clear(),
    async changePersonal(change) {
      for (const name of Object.keys(change)) changed.add(name);
      applyChange({ personal: { ...state.get().personal, ...change } }, change);
      await storage.writePersonal(state.get().personal);
    },
    async changeShipping(change) {
      const { shipping: previous, personal } = state.get();
      if (isAddressChange(change, personal)) changed.add('shipping');
      applyChange({ shipping: { ...state.get().shipping, ...change } }, change);
      const { shipping } = state.get();
      await storage.writeShipping(shipping);
      if (isOtherPlace(previous, shipping) || shipping.shippingMethod !== previous.shippingMethod) {
        await onSelectionChanged();
      }
    },
    async changePayment(change) {
      const { payment: previous, personal } = state.get();
      const { country, paymentMethod } = previous;
      if (isAddressChange(change, personal)) changed.add('payment');
      applyChange({ payment: { ...state.get().payment, ...change } }, change);
      if (change.sameAsShipping === false) prefillBillingName();
      const { payment } = state.get();
      await storage.writePayment(payment);
      const isCountryChanged = isVirtual() && payment.country !== country;
      if (isCountryChanged || payment.paymentMethod !== paymentMethod) await onSelectionChanged();
    },
    async fillFrom({ personal, shipping, billing }) {
      const typed = state.get();
      patch({
        personal: fillEmpty(typed.personal, personal, changed),
        shipping: fillEmptyAddress(typed.shipping, shipping, changed.has('shipping')),
        payment: fillEmptyAddress(typed.payment, billing, changed.has('payment')),
      });
      await storage.writePersonal(state.get().personal);
      await storage.writeShipping(state.get().shipping);
      await storage.writePayment(state.get().payment);
      if (isOtherPlace(typed.shipping, state.get().shipping)) await onSelectionChanged();
    },
    accept: (change) => applyChange({ accepted: { ...state.get().accepted, ...change } }, change),
  };
}

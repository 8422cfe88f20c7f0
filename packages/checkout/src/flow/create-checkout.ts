import { cashLine } from '@shop/orders';
import { createAccountCreation } from '../order/account-creation.ts';
import { addressesOf, estimateAddress } from './checkout-addresses.ts';
import { createCheckoutModel } from './checkout-model.ts';
import type { CheckoutConfig, CheckoutPorts } from './checkout-ports.ts';
import { createCheckoutStorage } from './checkout-storage.ts';
import type { Checkout } from './checkout.ts';
import { postcodeProblem } from '@shop/forms';
import { createDetailsEditor } from './details-editor.ts';
import { finishOrder, type FinishedOutcome } from '../order/finish-order.ts';
import { openCheckout } from './open-checkout.ts';
import { createOrderKeyStore } from '../order/order-key.ts';
import { createOrderPlacement } from '../order/order-placement.ts';
import { notifySelection } from './selection-changes.ts';
import { createStepNavigation } from './step-navigation.ts';
import { stepProblems } from './step-problems.ts';
import { createTaskTracker } from './task-tracker.ts';

/**
 * Creates the checkout of one shopper. Reads and sends nothing before `open`. Never throws because of a network, server
 * or storage fault. Source: CH-15 to CH-62.
 */
export function createCheckout(config: CheckoutConfig, ports: CheckoutPorts): Checkout {
  const storage = createCheckoutStorage(ports.store, config.defaultCountry);
  const model = createCheckoutModel(config, ports);
  const { state, cart, isVirtual } = model;
  const orderKey = createOrderKeyStore(storage, ports);
  const account = createAccountCreation(ports);
  const tasks = createTaskTracker();
  let stopListening: (() => void) | undefined;

  const onSelectionChanged = () => tasks.track(notifySelection(model, ports));
  const problemsOf: Checkout['problemsOf'] = (step) =>
    stepProblems(step, model, account.password(), config);
  const onFinished = (outcome: FinishedOutcome) =>
    finishOrder(outcome, model, { storage, orderKey, account }, ports);
  const isPostcode = (postcode: string, country: string) =>
    postcodeProblem(postcode, country, config.rules.minZipCodeLength) === undefined;
  const editor = createDetailsEditor(model, storage, onSelectionChanged, isPostcode);
  const navigation = createStepNavigation(model, {
    problemsOf,
    prefillBillingName: editor.prefillBillingName,
    ensureOrderKey: orderKey.ensure,
    onAddressCompleted: onSelectionChanged,
  });
  const place = createOrderPlacement(config, ports, model, {
    problemsOf,
    orderKey,
    account,
    onSelectionChanged,
    onStepEntered: navigation.enter,
    onFinished,
  });
  const openParts = { storage, orderKey, navigation, onFinished };

  return {
    state,
    start() {
      stopListening ??= ports.cart.subscribe(() =>
        model.dispatch(
          cart().lines.length === 0
            ? { type: 'emptied' }
            : { type: 'cart-changed', isVirtual: isVirtual() },
        ),
      );
    },
    open: (hash = '') => openCheckout(hash, model, openParts, ports),
    close() {
      if (model.dispatch({ type: 'close' }).status !== 'closed') return;
      model.resetModifiedAt();
      editor.forgetChanges();
    },
    changePersonal: (change) => tasks.track(editor.changePersonal(change)),
    changeShipping: (change) => tasks.track(editor.changeShipping(change)),
    changePayment: (change) => tasks.track(editor.changePayment(change)),
    fillFrom: (details) => tasks.track(editor.fillFrom(details)),
    setPassword(password) {
      account.setPassword(password);
      editor.applyChange({}, { password });
    },
    accept: editor.accept,
    complete: navigation.complete,
    goTo: navigation.goTo,
    problemsOf,
    cashLine() {
      const { grandTotal, paymentMethods } = cart();
      const { paymentMethod: code } = state.get().payment;
      const method = paymentMethods.find((offered) => offered.code === code) ?? { code };
      return cashLine(grandTotal, config.currency, method, config.cashMethods);
    },
    place: (seenTotal) => tasks.track(place(seenTotal)),
    async forget() {
      model.clear();
      editor.forgetChanges();
      account.forget();
      orderKey.forget();
      await storage.clear();
    },
    modifiedAt: model.modifiedAt,
    shippingAddress: () => estimateAddress(state.get(), isVirtual()),
    addresses: () => addressesOf(state.get(), config.rules, isVirtual()),
    settled: tasks.settled,
    stop() {
      stopListening?.();
      stopListening = undefined;
    },
  };
}

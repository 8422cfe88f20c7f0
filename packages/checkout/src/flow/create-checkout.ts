import {
  unsafeBrand,
  createObservable,
  err,
  ok,
  type EpochMs,
  plainCode,
  plainEmail,
} from '@shop/kernel';
import { cashLine } from '@shop/orders';
import { addressesOf, estimateAddress } from './checkout-addresses.ts';
import type { CheckoutConfig, CheckoutPorts } from './checkout-ports.ts';
import type { Checkout, CheckoutState } from './checkout.ts';
import { emptyPaymentDetails, emptyShippingDetails } from './details.ts';
import { emptyPersonalDetails } from '@shop/forms';
import {
  availablePayment,
  availableShipping,
  pickupPointsOf,
  shippingKey,
} from '../methods/methods.ts';
import {
  accountProblem,
  isMethodRefusal,
  sendOrder,
  stepOfRefusal,
  stockRefusal,
} from '../order/order-flow.ts';
import type { PlaceOutcome } from '../order/place-outcome.ts';
import { hasErrors, type FieldError } from '@shop/forms';
import { fillEmpty, fillEmptyAddress } from './profile-details.ts';
import { createCheckoutStorage, type OrderKey } from './checkout-storage.ts';
import {
  nextProgress,
  stepOfHash,
  stepsOf,
  type CheckoutEvent,
  type CheckoutStep,
} from './steps.ts';
import {
  validatePayment,
  validateReview,
  validateShipping,
  type CheckoutField,
} from './validate-details.ts';
import { validatePersonal, type NewPassword } from '@shop/forms';

type Problems = readonly FieldError<CheckoutField>[];

const noPassword: NewPassword = { password: '', repeatedPassword: '' };

/**
 * The checkout of one shopper. Nothing is read or sent before `open`; nothing throws for what the network, the
 * server or the disk does. Source: CH-15 to CH-62.
 */
export function createCheckout(config: CheckoutConfig, ports: CheckoutPorts): Checkout {
  const storage = createCheckoutStorage(ports.store, config.defaultCountry);
  const initialState: CheckoutState = {
    progress: { status: 'closed' },
    personal: emptyPersonalDetails,
    shipping: { ...emptyShippingDetails, country: config.defaultCountry },
    payment: { ...emptyPaymentDetails, country: config.defaultCountry },
    accepted: { terms: false, privacy: false },
    problems: [],
  };
  const state = createObservable(initialState);
  let password = noPassword;
  /** The address an account was made for, so that a second attempt does not make it again. */
  let accountMadeFor: string | undefined;
  let key: OrderKey | undefined;
  let modifiedAt = unsafeBrand<EpochMs>(0);
  let placing: Promise<PlaceOutcome> | undefined;

  const cart = () => ports.cart.get();
  const isVirtual = () => cart().isVirtual;
  const patch = (change: Partial<CheckoutState>) => state.set({ ...state.get(), ...change });
  const apply = (event: CheckoutEvent) => {
    const progress = nextProgress(state.get().progress, event);
    patch({ progress });
    return progress;
  };
  const touch = () => {
    if (state.get().progress.status === 'filling') modifiedAt = ports.clock.now();
  };

  const stopListening = ports.cart.subscribe(() => {
    if (cart().lines.length === 0) apply({ type: 'emptied' });
    else apply({ type: 'cart-changed', isVirtual: isVirtual() });
  });

  function problemsOf(step: CheckoutStep): Problems {
    const { personal, shipping, payment, accepted } = state.get();
    switch (step) {
      case 'personalDetails':
        return validatePersonal(personal, password, config.rules);
      case 'shipping':
        return validateShipping(
          shipping,
          config.rules,
          isShippingOffered,
          pickupPointsOf(cart().shippingMethods, shipping.shippingMethod).map(({ code }) => code),
        );
      case 'payment':
        return validatePayment(payment, config.rules, isPaymentOffered, {
          hasShipping: !isVirtual(),
          country: shipping.country,
        });
      case 'orderReview':
        return validateReview(accepted);
    }
  }

  const isShippingOffered = (method: string) =>
    availableShipping(cart().shippingMethods).some((offered) => shippingKey(offered) === method);
  const isPaymentOffered = (method: string) =>
    availablePayment(cart().paymentMethods, isVirtual(), config.atDoorMethods).some(
      ({ code }) => code === method,
    );

  async function notifySelection(): Promise<void> {
    const { shipping, payment } = state.get();
    try {
      await ports.onSelectionChanged({
        address: estimateAddress(state.get(), isVirtual()),
        shippingMethod: isVirtual() ? '' : shipping.shippingMethod,
        paymentMethod: payment.paymentMethod,
      });
    } catch (cause) {
      ports.log.warn('totals-not-asked', { cause });
    }
  }

  /** Takes a change in: what was wrong with the changed fields is forgotten until it is checked again. */
  function applyChange(change: Partial<CheckoutState>, fields: object): void {
    const problems = state.get().problems.filter(({ field }) => !(field in fields));
    patch({ ...change, problems });
    touch();
  }

  async function newKey(): Promise<OrderKey> {
    const fresh = { key: ports.ids.uuid(), madeAt: ports.clock.now(), sent: false };
    key = fresh;
    await storage.writeKey(fresh);
    return fresh;
  }

  async function discardKey(): Promise<void> {
    key = undefined;
    await storage.writeKey(undefined);
  }

  /** Prefills a separate billing address with the shopper's name. Source: CH-56. */
  function prefillBillingName(): void {
    const { personal, payment } = state.get();
    const isNamed = payment.firstName + payment.lastName !== '';
    if (isNamed || (payment.sameAsShipping && !isVirtual())) return;
    const { firstName, lastName } = personal;
    patch({ payment: { ...payment, firstName, lastName } });
  }

  /** Entering the review makes the order's key, once. Source: CH-37. */
  async function onStepEntered(step: CheckoutStep | undefined): Promise<void> {
    touch();
    if (step === 'payment') prefillBillingName();
    if (step === 'orderReview' && key === undefined) await newKey();
  }

  /** Completes again what was complete before the page went, up to the step it stood at. Source: CH-22. */
  async function resumeStep(target: CheckoutStep): Promise<void> {
    let { progress } = state.get();
    while (progress.status === 'filling' && progress.step !== target) {
      if (hasErrors(problemsOf(progress.step))) break;
      progress = apply({ type: 'complete', step: progress.step });
    }
    if (progress.status !== 'filling') return;
    if (progress.done.length > 0) void notifySelection();
    await onStepEntered(progress.step);
  }

  async function resumeOrder(): Promise<PlaceOutcome | undefined> {
    key = await storage.readKey();
    if (key === undefined || !key.sent) return undefined;
    const outcome = await ports.findSentOrder?.(key.key);
    if (outcome === undefined) return undefined;
    await discardKey();
    return outcome;
  }

  async function makeAccount(): Promise<PlaceOutcome | undefined> {
    const { personal } = state.get();
    const isRequested = personal.createAccount && ports.createAccount !== undefined;
    const email = plainEmail(personal.emailAddress);
    if (!isRequested || accountMadeFor === email || !ports.connectivity.isOnline())
      return undefined;
    const result = await ports.createAccount({
      email,
      firstname: plainCode(personal.firstName),
      lastname: plainCode(personal.lastName),
      password: password.password,
    });
    if (result.ok) {
      accountMadeFor = email;
      return undefined;
    }
    const problems = [{ ...accountProblem(result.error.error), severity: 'error' as const }];
    return { kind: 'refused', reason: 'account', problems };
  }

  /** Removes the data that belongs to this order only; keeps names and addresses for the next order. Source: CH-34. */
  async function afterOrder(
    outcome: Extract<PlaceOutcome, { kind: 'placed' | 'queued' }>,
  ): Promise<void> {
    const { personal, shipping, payment } = state.get();
    const credentials = {
      username: plainEmail(personal.emailAddress),
      password: password.password,
    };
    const signsIn = accountMadeFor !== undefined;
    password = noPassword;
    accountMadeFor = undefined;
    modifiedAt = unsafeBrand<EpochMs>(0);
    await discardKey();
    const forNext = {
      personal: { ...personal, createAccount: false },
      shipping: { ...shipping, shippingMethod: '', pickupPoint: '', comment: '' },
      payment: { ...payment, paymentMethod: '', paymentMethodAdditional: {} },
    };
    patch({ ...forNext, accepted: { terms: false, privacy: false } });
    await storage.writePersonal(forNext.personal);
    await storage.writeShipping(forNext.shipping);
    await storage.writePayment(forNext.payment);
    try {
      await ports.onOrdered(outcome);
      if (signsIn) await ports.signIn?.(credentials);
    } catch (cause) {
      ports.log.error('after-order-incomplete', { cause });
    }
  }

  /** Applies an outcome. After a refused total or method, fetches the totals and methods again first. Source: CH-57. */
  async function applyOutcome(outcome: PlaceOutcome): Promise<PlaceOutcome> {
    patch({ outcome });
    switch (outcome.kind) {
      case 'placed':
      case 'queued':
        apply({ type: outcome.kind });
        await afterOrder(outcome);
        return outcome;
      case 'refused':
        if (outcome.problems !== undefined) patch({ problems: outcome.problems });
        // The outcome of an order that was not saved is unknown, so the next attempt uses the same key.
        if (outcome.reason !== 'not-saved') await discardKey();
        apply({ type: 'turned-back', to: stepOfRefusal(outcome.reason, isVirtual()) });
        if (isMethodRefusal(outcome.reason)) await notifySelection();
        break;
      case 'total-changed':
        await discardKey();
        await notifySelection();
        apply({ type: 'turned-back', to: 'orderReview' });
        break;
    }
    const { progress } = state.get();
    await onStepEntered(progress.status === 'filling' ? progress.step : undefined);
    return outcome;
  }

  async function placeNow(seenTotal: number): Promise<PlaceOutcome> {
    const account = await makeAccount();
    if (account !== undefined) return applyOutcome(account);
    const { personal, shipping, payment } = state.get();
    const orderKey = key ?? (await newKey());
    const sentKey = { ...orderKey, sent: true };
    key = sentKey;
    await storage.writeKey(sentKey);
    const draft = { personal, shipping, payment, cart: cart(), key: sentKey, seenTotal };
    return applyOutcome(await sendOrder(config, ports, draft));
  }

  /** Checks what prevents the order before anything is sent. Source: CH-36. */
  function precheck(): PlaceOutcome | undefined {
    if (cart().lines.length === 0) return { kind: 'refused', reason: 'cart-empty' };
    const steps = stepsOf(isVirtual());
    const checks = steps.map((step) => ({ step, problems: problemsOf(step) }));
    const failedCheck = checks.find(({ problems }) => hasErrors(problems));
    if (failedCheck !== undefined) {
      apply({ type: 'go-to', step: failedCheck.step });
      return { kind: 'refused', reason: 'details-invalid', problems: failedCheck.problems };
    }
    const reason = stockRefusal(cart(), ports.connectivity.isOnline());
    return reason === undefined ? undefined : { kind: 'refused', reason };
  }

  return {
    state,
    async open(hash = '') {
      const [personal, shipping, payment] = await Promise.all([
        storage.readPersonal(),
        storage.readShipping(),
        storage.readPayment(),
      ]);
      const { status } = state.get().progress;
      if (status === 'filling' || status === 'placing') return ok();
      const outcome = await resumeOrder();
      const finished =
        outcome?.kind === 'placed' || outcome?.kind === 'queued' ? outcome : undefined;
      if (finished === undefined && cart().lines.length === 0) return err({ kind: 'cart-empty' });
      patch({
        personal,
        shipping,
        payment,
        outcome,
        problems: [],
        accepted: { terms: false, privacy: false },
      });
      apply({ type: 'open', isVirtual: isVirtual(), found: finished?.kind });
      if (finished !== undefined) await afterOrder(finished);
      else await resumeStep(stepOfHash(hash, stepsOf(isVirtual())));
      return ok();
    },
    close() {
      apply({ type: 'close' });
      if (state.get().progress.status === 'closed') modifiedAt = unsafeBrand<EpochMs>(0);
    },
    async changePersonal(change) {
      applyChange({ personal: { ...state.get().personal, ...change } }, change);
      await storage.writePersonal(state.get().personal);
    },
    async changeShipping(change) {
      const previous = state.get().shipping;
      applyChange({ shipping: { ...previous, ...change } }, change);
      const { shipping } = state.get();
      await storage.writeShipping(shipping);
      const matters = shipping.country !== previous.country;
      if (matters || shipping.shippingMethod !== previous.shippingMethod) await notifySelection();
    },
    async changePayment(change) {
      const previous = state.get().payment;
      applyChange({ payment: { ...previous, ...change } }, change);
      if (change.sameAsShipping === false) prefillBillingName();
      const { payment } = state.get();
      await storage.writePayment(payment);
      const matters = isVirtual() && payment.country !== previous.country;
      if (matters || payment.paymentMethod !== previous.paymentMethod) await notifySelection();
    },
    async fillFrom(details) {
      const { personal, shipping, payment } = state.get();
      patch({
        personal: fillEmpty(personal, details.personal),
        shipping:
          details.shipping === undefined ? shipping : fillEmptyAddress(shipping, details.shipping),
        payment:
          details.billing === undefined ? payment : fillEmptyAddress(payment, details.billing),
      });
      await storage.writePersonal(state.get().personal);
      await storage.writeShipping(state.get().shipping);
      await storage.writePayment(state.get().payment);
    },
    setPassword(newPassword) {
      password = newPassword;
      applyChange({}, { password: true, repeatedPassword: true });
    },
    accept: (change) => applyChange({ accepted: { ...state.get().accepted, ...change } }, change),
    async complete() {
      const { progress } = state.get();
      if (progress.status !== 'filling') return err([]);
      const { step } = progress;
      const problems = problemsOf(step);
      patch({ problems });
      if (hasErrors(problems)) return err(problems);
      const progressAfter = apply({ type: 'complete', step });
      if (step === 'shipping' || (step === 'payment' && isVirtual())) await notifySelection();
      const reached = progressAfter.status === 'filling' ? progressAfter.step : step;
      await onStepEntered(reached);
      return ok(reached);
    },
    async goTo(step) {
      const progress = apply({ type: 'go-to', step });
      if (progress.status !== 'filling' || progress.step !== step) return false;
      patch({ problems: [] });
      await onStepEntered(step);
      return true;
    },
    problemsOf,
    cashLine() {
      const { grandTotal, paymentMethods } = cart();
      const { paymentMethod: code } = state.get().payment;
      const method = paymentMethods.find((offered) => offered.code === code) ?? { code };
      return cashLine(grandTotal, config.currency, method, config.cashMethods);
    },
    place(seenTotal) {
      if (placing !== undefined) return placing;
      const refusal = precheck();
      if (refusal !== undefined) {
        patch({
          outcome: refusal,
          problems: refusal.kind === 'refused' ? (refusal.problems ?? []) : [],
        });
        return Promise.resolve(refusal);
      }
      apply({ type: 'go-to', step: 'orderReview' });
      if (apply({ type: 'place' }).status !== 'placing') {
        return Promise.resolve({ kind: 'refused', reason: 'details-invalid' });
      }
      placing = placeNow(seenTotal).finally(() => {
        placing = undefined;
      });
      return placing;
    },
    async forget() {
      state.set(initialState);
      password = noPassword;
      accountMadeFor = undefined;
      key = undefined;
      modifiedAt = unsafeBrand<EpochMs>(0);
      await storage.clear();
    },
    modifiedAt: () => modifiedAt,
    shippingAddress: () => estimateAddress(state.get(), isVirtual()),
    addresses: () => addressesOf(state.get(), config.rules, isVirtual()),
    stop: stopListening,
  };
}

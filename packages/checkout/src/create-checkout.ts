import {
  unsafeBrand,
  createObservable,
  err,
  ok,
  type EpochMs,
  plainCode,
  plainEmail,
} from '@shop/kernel';
import { cashLine } from './cash-line.ts';
import { addressesOf, estimateAddress } from './checkout-addresses.ts';
import type { CheckoutConfig, CheckoutPorts } from './checkout-ports.ts';
import type { Checkout, CheckoutState } from './checkout.ts';
import { emptyPaymentDetails, emptyPersonalDetails, emptyShippingDetails } from './details.ts';
import { offeredPayment, offeredShipping, pickupPointsOf, shippingKey } from './methods.ts';
import {
  accountProblem,
  isOfMethods,
  sendOrder,
  stepOfRefusal,
  stockRefusal,
} from './order-flow.ts';
import type { PlaceOutcome } from './place-outcome.ts';
import { stops, type FieldProblem } from './problem.ts';
import { filled, filledAddress } from './profile-details.ts';
import { createSavedDetails, type OrderKey } from './saved-details.ts';
import {
  nextProgress,
  stepOfHash,
  stepsOf,
  type CheckoutEvent,
  type CheckoutStep,
} from './steps.ts';
import {
  validatePayment,
  validatePersonal,
  validateReview,
  validateShipping,
  type CheckoutField,
  type NewPassword,
} from './validate-details.ts';

type Problems = readonly FieldProblem<CheckoutField>[];

const noPassword: NewPassword = { password: '', repeatedPassword: '' };

/**
 * The checkout of one shopper. Nothing is read or sent before `open`; nothing throws for what the network, the
 * server or the disk does. Source: CH-1 to CH-48.
 */
export function createCheckout(config: CheckoutConfig, ports: CheckoutPorts): Checkout {
  const saved = createSavedDetails(ports.store, config.defaultCountry);
  const untouched: CheckoutState = {
    progress: { status: 'closed' },
    personal: emptyPersonalDetails,
    shipping: { ...emptyShippingDetails, country: config.defaultCountry },
    payment: { ...emptyPaymentDetails, country: config.defaultCountry },
    accepted: { terms: false, privacy: false },
    problems: [],
  };
  const state = createObservable(untouched);
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
    offeredShipping(cart().shippingMethods).some((each) => shippingKey(each) === method);
  const isPaymentOffered = (method: string) =>
    offeredPayment(cart().paymentMethods, isVirtual(), config.atDoorMethods).some(
      ({ code }) => code === method,
    );

  async function chose(): Promise<void> {
    const { shipping, payment } = state.get();
    try {
      await ports.chose({
        address: estimateAddress(state.get(), isVirtual()),
        shippingMethod: isVirtual() ? '' : shipping.shippingMethod,
        paymentMethod: payment.paymentMethod,
      });
    } catch (cause) {
      ports.log.warn('totals-not-asked', { cause });
    }
  }

  /** Takes a change in: what was wrong with the changed fields is forgotten until it is checked again. */
  function take(change: Partial<CheckoutState>, fields: object): void {
    const problems = state.get().problems.filter(({ field }) => !(field in fields));
    patch({ ...change, problems });
    touch();
  }

  async function newKey(): Promise<OrderKey> {
    const fresh = { key: ports.ids.uuid(), madeAt: ports.clock.now(), sent: false };
    key = fresh;
    await saved.writeKey(fresh);
    return fresh;
  }

  async function dropKey(): Promise<void> {
    key = undefined;
    await saved.writeKey(undefined);
  }

  /** A bill with an address of its own begins with the name of whoever orders. Source: CH-56. */
  function nameBill(): void {
    const { personal, payment } = state.get();
    const isNamed = payment.firstName + payment.lastName !== '';
    if (isNamed || (payment.sameAsShipping && !isVirtual())) return;
    const { firstName, lastName } = personal;
    patch({ payment: { ...payment, firstName, lastName } });
  }

  /** Entering the review makes the order's key, once. Source: CH-37. */
  async function entered(step: CheckoutStep | undefined): Promise<void> {
    touch();
    if (step === 'payment') nameBill();
    if (step === 'orderReview' && key === undefined) await newKey();
  }

  /** Completes again what was complete before the page went, up to the step it stood at. Source: CH-22. */
  async function takeUpStep(wanted: CheckoutStep): Promise<void> {
    let { progress } = state.get();
    while (progress.status === 'filling' && progress.step !== wanted) {
      if (stops(problemsOf(progress.step))) break;
      progress = apply({ type: 'complete', step: progress.step });
    }
    if (progress.status !== 'filling') return;
    if (progress.done.length > 0) void chose();
    await entered(progress.step);
  }

  async function takeUp(): Promise<PlaceOutcome | undefined> {
    key = await saved.readKey();
    if (key === undefined || !key.sent) return undefined;
    const found = await ports.sentBefore?.(key.key);
    if (found === undefined) return undefined;
    await dropKey();
    return found;
  }

  async function makeAccount(): Promise<PlaceOutcome | undefined> {
    const { personal } = state.get();
    const wanted = personal.createAccount && ports.createAccount !== undefined;
    const email = plainEmail(personal.emailAddress);
    if (!wanted || accountMadeFor === email || !ports.connectivity.isOnline()) return undefined;
    const made = await ports.createAccount({
      email,
      firstname: plainCode(personal.firstName),
      lastname: plainCode(personal.lastName),
      password: password.password,
    });
    if (made.ok) {
      accountMadeFor = email;
      return undefined;
    }
    const problems = [{ ...accountProblem(made.error.error), severity: 'error' as const }];
    return { kind: 'refused', reason: 'account', problems };
  }

  /** What was of this order alone goes; names and addresses are there for the next. Source: CH-34. */
  async function ordered(
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
    await dropKey();
    const forNext = {
      personal: { ...personal, createAccount: false },
      shipping: { ...shipping, shippingMethod: '', pickupPoint: '', comment: '' },
      payment: { ...payment, paymentMethod: '', paymentMethodAdditional: {} },
    };
    patch({ ...forNext, accepted: { terms: false, privacy: false } });
    await saved.writePersonal(forNext.personal);
    await saved.writeShipping(forNext.shipping);
    await saved.writePayment(forNext.payment);
    try {
      await ports.ordered(outcome);
      if (signsIn) await ports.signIn?.(credentials);
    } catch (cause) {
      ports.log.error('after-order-incomplete', { cause });
    }
  }

  /** What is shown after a total or a method was refused is asked for anew first. Source: CH-57. */
  async function settle(outcome: PlaceOutcome): Promise<PlaceOutcome> {
    patch({ outcome });
    switch (outcome.kind) {
      case 'placed':
      case 'queued':
        apply({ type: outcome.kind });
        await ordered(outcome);
        return outcome;
      case 'refused':
        if (outcome.problems !== undefined) patch({ problems: outcome.problems });
        // Nobody knows what became of an order that was not saved: the same key asks again.
        if (outcome.reason !== 'not-saved') await dropKey();
        apply({ type: 'turned-back', to: stepOfRefusal(outcome.reason, isVirtual()) });
        if (isOfMethods(outcome.reason)) await chose();
        break;
      case 'total-changed':
        await dropKey();
        await chose();
        apply({ type: 'turned-back', to: 'orderReview' });
        break;
    }
    const { progress } = state.get();
    await entered(progress.status === 'filling' ? progress.step : undefined);
    return outcome;
  }

  async function placeNow(seenTotal: number): Promise<PlaceOutcome> {
    const account = await makeAccount();
    if (account !== undefined) return settle(account);
    const { personal, shipping, payment } = state.get();
    const made = key ?? (await newKey());
    const sent = { ...made, sent: true };
    key = sent;
    await saved.writeKey(sent);
    const draft = { personal, shipping, payment, cart: cart(), key: sent, seenTotal };
    return settle(await sendOrder(config, ports, draft));
  }

  /** What stands in the way before anything is sent. Source: CH-36. */
  function obstacle(): PlaceOutcome | undefined {
    if (cart().lines.length === 0) return { kind: 'refused', reason: 'cart-empty' };
    const steps = stepsOf(isVirtual());
    const found = steps.map((step) => ({ step, problems: problemsOf(step) }));
    const wrong = found.find(({ problems }) => stops(problems));
    if (wrong !== undefined) {
      apply({ type: 'go-to', step: wrong.step });
      return { kind: 'refused', reason: 'details-invalid', problems: wrong.problems };
    }
    const reason = stockRefusal(cart(), ports.connectivity.isOnline());
    return reason === undefined ? undefined : { kind: 'refused', reason };
  }

  return {
    state,
    async open(hash = '') {
      const [personal, shipping, payment] = await Promise.all([
        saved.readPersonal(),
        saved.readShipping(),
        saved.readPayment(),
      ]);
      const { status } = state.get().progress;
      if (status === 'filling' || status === 'placing') return ok();
      const outcome = await takeUp();
      const found = outcome?.kind === 'placed' || outcome?.kind === 'queued' ? outcome : undefined;
      if (found === undefined && cart().lines.length === 0) return err({ kind: 'cart-empty' });
      patch({
        personal,
        shipping,
        payment,
        outcome,
        problems: [],
        accepted: { terms: false, privacy: false },
      });
      apply({ type: 'open', isVirtual: isVirtual(), found: found?.kind });
      if (found !== undefined) await ordered(found);
      else await takeUpStep(stepOfHash(hash, stepsOf(isVirtual())));
      return ok();
    },
    close() {
      apply({ type: 'close' });
      if (state.get().progress.status === 'closed') modifiedAt = unsafeBrand<EpochMs>(0);
    },
    async changePersonal(change) {
      take({ personal: { ...state.get().personal, ...change } }, change);
      await saved.writePersonal(state.get().personal);
    },
    async changeShipping(change) {
      const before = state.get().shipping;
      take({ shipping: { ...before, ...change } }, change);
      const { shipping } = state.get();
      await saved.writeShipping(shipping);
      const matters = shipping.country !== before.country;
      if (matters || shipping.shippingMethod !== before.shippingMethod) await chose();
    },
    async changePayment(change) {
      const before = state.get().payment;
      take({ payment: { ...before, ...change } }, change);
      if (change.sameAsShipping === false) nameBill();
      const { payment } = state.get();
      await saved.writePayment(payment);
      const matters = isVirtual() && payment.country !== before.country;
      if (matters || payment.paymentMethod !== before.paymentMethod) await chose();
    },
    async fillFrom(known) {
      const { personal, shipping, payment } = state.get();
      patch({
        personal: filled(personal, known.personal),
        shipping: known.shipping === undefined ? shipping : filledAddress(shipping, known.shipping),
        payment: known.billing === undefined ? payment : filledAddress(payment, known.billing),
      });
      await saved.writePersonal(state.get().personal);
      await saved.writeShipping(state.get().shipping);
      await saved.writePayment(state.get().payment);
    },
    setPassword(next) {
      password = next;
      take({}, { password: true, repeatedPassword: true });
    },
    accept: (change) => take({ accepted: { ...state.get().accepted, ...change } }, change),
    async complete() {
      const { progress } = state.get();
      if (progress.status !== 'filling') return err([]);
      const { step } = progress;
      const problems = problemsOf(step);
      patch({ problems });
      if (stops(problems)) return err(problems);
      const next = apply({ type: 'complete', step });
      if (step === 'shipping' || (step === 'payment' && isVirtual())) await chose();
      const reached = next.status === 'filling' ? next.step : step;
      await entered(reached);
      return ok(reached);
    },
    async goTo(step) {
      const progress = apply({ type: 'go-to', step });
      if (progress.status !== 'filling' || progress.step !== step) return false;
      patch({ problems: [] });
      await entered(step);
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
      const refusal = obstacle();
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
      state.set(untouched);
      password = noPassword;
      accountMadeFor = undefined;
      key = undefined;
      modifiedAt = unsafeBrand<EpochMs>(0);
      await saved.clear();
    },
    modifiedAt: () => modifiedAt,
    shippingAddress: () => estimateAddress(state.get(), isVirtual()),
    addresses: () => addressesOf(state.get(), config.rules, isVirtual()),
    stop: stopListening,
  };
}

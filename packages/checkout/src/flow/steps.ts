/** The steps of a checkout, in order. Source: product specification, section 2; CH-22. */
export type CheckoutStep = 'personalDetails' | 'shipping' | 'payment' | 'orderReview';

const allSteps: readonly CheckoutStep[] = ['personalDetails', 'shipping', 'payment', 'orderReview'];

/** Returns the steps; a virtual cart has no shipping step. Source: CH-22. */
export function stepsOf(isVirtual: boolean): readonly CheckoutStep[] {
  return isVirtual ? allSteps.filter((step) => step !== 'shipping') : allSteps;
}

/** Returns the step of a URL hash, with or without `#`; the first step for any other hash. Source: CH-23. */
export function stepOfHash(hash: string, steps: readonly CheckoutStep[]): CheckoutStep {
  const name = hash.replace(/^#/, '');
  return steps.find((step) => step === name) ?? 'personalDetails';
}

/**
 * Progress of a checkout.
 *
 *   closed ──open──▶ filling ──place──▶ placing ──placed──▶ placed
 *     ▲                │  ▲               │  └────queued──▶ queued
 *     ├──── close ─────┘  └── turned-back ┘
 *     └──── emptied (from filling) ────────
 *
 * While filling exactly one step is active; a step can be opened when all before it are done. Placing can
 * neither be left nor repeated. `close` also ends placed and queued. Source: CH-22 to CH-26.
 */
export type CheckoutProgress =
  | { readonly status: 'closed'; readonly because?: 'empty' | undefined }
  | {
      readonly status: 'filling';
      readonly steps: readonly CheckoutStep[];
      readonly step: CheckoutStep;
      readonly done: readonly CheckoutStep[];
    }
  | {
      readonly status: 'placing';
      readonly steps: readonly CheckoutStep[];
      readonly done: readonly CheckoutStep[];
    }
  | { readonly status: 'placed' }
  | { readonly status: 'queued' };

/** Event that changes the progress of a checkout. Source: CH-23 to CH-26. */
export type CheckoutEvent =
  | {
      readonly type: 'open';
      readonly isVirtual: boolean;
      /** An order of an earlier page turned out to be placed or queued. */
      readonly found?: 'placed' | 'queued' | undefined;
    }
  | { readonly type: 'complete'; readonly step: CheckoutStep }
  | { readonly type: 'go-to'; readonly step: CheckoutStep }
  | { readonly type: 'cart-changed'; readonly isVirtual: boolean }
  | { readonly type: 'emptied' }
  | { readonly type: 'place' }
  | { readonly type: 'turned-back'; readonly to: CheckoutStep }
  | { readonly type: 'placed' }
  | { readonly type: 'queued' }
  | { readonly type: 'close' };

/** Returns the progress after an event. Pure; a pair without an arrow changes nothing. Source: CH-23 to CH-26. */
export function nextProgress(progress: CheckoutProgress, event: CheckoutEvent): CheckoutProgress {
  switch (event.type) {
    case 'open': {
      if (progress.status === 'filling' || progress.status === 'placing') return progress;
      if (event.found !== undefined) return { status: event.found };
      const steps = stepsOf(event.isVirtual);
      return { status: 'filling', steps, step: 'personalDetails', done: [] };
    }
    case 'complete':
      return progress.status === 'filling' && progress.step === event.step
        ? completed(progress, event.step)
        : progress;
    case 'go-to':
      return progress.status === 'filling' && canOpen(progress, event.step)
        ? { ...progress, step: event.step }
        : progress;
    case 'cart-changed':
      return progress.status === 'filling' ? withSteps(progress, event.isVirtual) : progress;
    case 'emptied':
      return progress.status === 'filling' ? { status: 'closed', because: 'empty' } : progress;
    case 'place':
      return progress.status === 'filling' && progress.step === 'orderReview'
        ? { status: 'placing', steps: progress.steps, done: progress.done }
        : progress;
    case 'turned-back':
      return progress.status === 'placing'
        ? { status: 'filling', steps: progress.steps, step: event.to, done: progress.done }
        : progress;
    case 'placed':
      return progress.status === 'placing' ? { status: 'placed' } : progress;
    case 'queued':
      return progress.status === 'placing' ? { status: 'queued' } : progress;
    case 'close':
      return progress.status === 'placing' ? progress : { status: 'closed' };
  }
}

type Filling = Extract<CheckoutProgress, { status: 'filling' }>;

/** True if a step can be opened: it belongs to this checkout and all steps before it are done. Source: CH-24. */
export function canOpen(progress: Filling, step: CheckoutStep): boolean {
  const index = progress.steps.indexOf(step);
  return (
    index >= 0 &&
    progress.steps.slice(0, index).every((previous) => progress.done.includes(previous))
  );
}

function completed(progress: Filling, step: CheckoutStep): Filling {
  const { steps } = progress;
  const nextStep = steps[steps.indexOf(step) + 1] ?? step;
  return {
    ...progress,
    step: nextStep,
    done: steps.filter((candidate) => candidate === step || progress.done.includes(candidate)),
  };
}

/**
 * Adds or removes the shipping step when the cart changes between virtual and not virtual; an added step is not done.
 * Source: CH-25.
 */
function withSteps(progress: Filling, isVirtual: boolean): Filling {
  const steps = stepsOf(isVirtual);
  if (steps.length === progress.steps.length) return progress;
  const done = progress.done.filter((step) => step !== 'shipping');
  const adjusted = { ...progress, steps, done };
  if (progress.step === 'shipping') return { ...adjusted, step: 'payment' };
  return canOpen(adjusted, progress.step) ? adjusted : { ...adjusted, step: 'shipping' };
}

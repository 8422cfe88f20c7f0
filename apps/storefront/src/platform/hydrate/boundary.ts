import { passOnFields } from './pass-on-fields.ts';
import { pointerReleased } from './pointer.ts';
import { boundaryAttribute, closedBoundary } from './selectors.ts';
import { createSignal, type Signal } from './signal.ts';

/** Loads the data of the page that a boundary needs before it hydrates. */
let prepare: () => Promise<unknown> = () => Promise.resolve();
let prepared: Promise<unknown> | undefined;

/**
 * Sets the loader that every boundary waits for before it hydrates. Call it before `hydrateRoot`; without it a boundary
 * hydrates as soon as it is opened. It is called once, when the first boundary opens, and again after a rejection.
 * After a rejection the boundaries open all the same and fetch their data themselves.
 */
export function configureHydrate(config: { readonly prepare: () => Promise<unknown> }): void {
  prepare = config.prepare;
  prepared = undefined;
}

/** Fulfilled when the data for every boundary is loaded or has failed to load. The first call loads it. */
export async function whenPrepared(): Promise<void> {
  prepared ??= prepare();
  try {
    await prepared;
  } catch {
    prepared = undefined;
  }
}

/** Part of the server's HTML that hydrates later than the page. It is opened once and stays open. */
export interface Boundary {
  /** Fulfilled when the part may hydrate. */
  readonly opened: Promise<void>;
  /** Ref of the element around the part: set once the page around it is hydrated. */
  attach(place: Element | null): void;
  place(): Element | undefined;
  isHydrated(): boolean;
  /** Hydrates the part once the page is prepared. The promise is fulfilled when its components handle events. */
  open(): Promise<void>;
  /**
   * Hydrates the part without input: while a pointer is down it waits. A hydrated part may change the layout, and a
   * press on an element that moves before its release does not become a click.
   */
  openAtRest(): void;
  /** Sets the function that renders the part again, called instead of hydration if its HTML cannot be hydrated. */
  onReplace(replace: () => void): void;
  /** Called when the part is hydrated or rendered again, before any further rendering in it. */
  setHydrated(): void;
}

/** `fetch`: loads the code of the part. If it fails, the part loads it when it renders. */
export function createBoundary(fetch: () => Promise<unknown> = nothing): Boundary {
  const opened = createSignal<void>();
  const hydrated = createSignal<void>();
  let place: Element | undefined;
  let replace = opened.fulfil;
  let isAsked = false;
  let isHydrated = false;
  function start(released: () => Promise<void>): void {
    if (isAsked) return;
    isAsked = true;
    void Promise.all([whenPrepared(), fetch().catch(nothing)]).then(() =>
      isTranslated(place) ? pointerReleased().then(replace) : released().then(opened.fulfil),
    );
  }
  const boundary: Boundary = {
    opened: opened.promise,
    attach(element) {
      if (element === null) return;
      place = element;
      registrationOf(element).fulfil(boundary);
    },
    place: () => place,
    isHydrated: () => isHydrated,
    onReplace(render) {
      replace = render;
    },
    open() {
      start(nothing);
      return hydrated.promise;
    },
    openAtRest: () => start(pointerReleased),
    setHydrated() {
      isAsked = true;
      isHydrated = true;
      if (place !== undefined) {
        place.setAttribute(boundaryAttribute, 'open');
        passOnFields(place);
      }
      hydrated.fulfil();
    },
  };
  return boundary;
}

const nothing = () => Promise.resolve();

/**
 * Returns true if a translator has replaced the texts by `<font>` elements: React would find other elements than the
 * server sent.
 */
function isTranslated(place: Element | undefined): boolean {
  return place !== undefined && place.querySelector('font') !== null;
}

/** The boundary of each element; pending until the page around it is hydrated. */
const registrations = new WeakMap<Element, Signal<Boundary>>();

function registrationOf(place: Element): Signal<Boundary> {
  const registration = registrations.get(place) ?? createSignal<Boundary>();
  registrations.set(place, registration);
  return registration;
}

/** Returns true if the element is in a part of the page that is not hydrated yet. */
export function isClosed(element: Element): boolean {
  return element.closest(closedBoundary) !== null;
}

/**
 * Hydrates the parts around `target`, from the outside in, or every part of the page. The promise is fulfilled when the
 * components there handle events; it stays pending if the target leaves the page before.
 */
export async function openBoundaries(target?: Element): Promise<void> {
  if (target === undefined) {
    const all = [...document.querySelectorAll(closedBoundary)];
    await Promise.all(all.map((place) => openBoundaries(place)));
    return;
  }
  const around: Element[] = [];
  let place = target.closest(closedBoundary);
  while (place !== null) {
    around.unshift(place);
    place = place.parentElement?.closest(closedBoundary) ?? null;
  }
  for (const closed of around) {
    const boundary = await registrationOf(closed).promise;
    await boundary.open();
  }
}

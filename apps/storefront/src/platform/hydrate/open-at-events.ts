import { isClosed, openBoundaries } from './boundary.ts';
import { notePress, noteRelease } from './pointer.ts';

/** Marks links whose presses a component handles itself: it opens a drawer instead. */
const pressAttribute = 'data-press';

/**
 * These events open the parts around their target and are not stopped. The value of a field is passed on after
 * hydration.
 */
const openingEvents = [
  'pointerdown',
  'touchstart',
  'focusin',
  'input',
  'change',
  'pointerover',
  'keydown',
] as const;

const steeringKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
/** The browser handles presses on these without a component. */
const nativeTargets = 'a[href], summary, label, input, select, textarea, option, video, audio';
const editable = 'input, select, textarea, [contenteditable]';

/**
 * Hydrates the parts around an element that is pressed, focused, changed or under the mouse. A click or a form
 * submission before hydration is stopped and dispatched again afterwards, in the same order; a control key reaches the
 * browser at once and the component afterwards. Links are followed at once.
 */
export function openAtEvents(page: Window, signal: AbortSignal): void {
  const options = { capture: true, signal };
  for (const type of openingEvents) {
    page.addEventListener(type, open, { ...options, passive: true });
  }
  page.addEventListener('pointerdown', notePress, options);
  page.addEventListener('pointerup', noteRelease, options);
  page.addEventListener('pointercancel', noteRelease, options);
  page.addEventListener('click', repeatClick, options);
  page.addEventListener('submit', repeatSubmit, options);
}

function open(event: Event): void {
  const target = closedTarget(event);
  if (target === undefined) return;
  if (event.type === 'pointerover' && (event as PointerEvent).pointerType !== 'mouse') return;
  const opened = openBoundaries(target);
  if (event instanceof KeyboardEvent && isSteering(event, target)) {
    const findAgain = finderOf(target);
    repeat(opened, () => findAgain().dispatchEvent(new KeyboardEvent(event.type, event)));
  }
}

function repeatClick(event: MouseEvent): void {
  const target = closedTarget(event);
  if (target === undefined) return;
  const opened = openBoundaries(target);
  const native = target.closest(`${nativeTargets}, button`);
  if (native?.matches(nativeTargets) === true && !native.hasAttribute(pressAttribute)) return;
  // The browser opens a link that is pressed with a modifier key in a tab or window.
  if (native?.matches('a') === true && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const findAgain = finderOf(target);
  // The target may be an SVG element, which has no method `click`.
  repeat(opened, () => findAgain().dispatchEvent(new MouseEvent('click', event)));
}

function repeatSubmit(event: SubmitEvent): void {
  const form = closedTarget(event);
  if (form === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { submitter } = event;
  const findAgain = finderOf(form);
  repeat(openBoundaries(form), () => {
    const again = findAgain();
    if (!(again instanceof HTMLFormElement)) return;
    again.requestSubmit(submitter !== null && again.contains(submitter) ? submitter : undefined);
  });
}

let repeated = Promise.resolve();

/** Repeats an event once its part is hydrated. React renders the result of one event before the next one. */
function repeat(opened: Promise<void>, dispatch: () => void): void {
  void opened.then(() => {
    repeated = repeated.then(dispatch);
  });
}

function closedTarget({ target }: Event): Element | undefined {
  return target instanceof Element && isClosed(target) ? target : undefined;
}

function isSteering({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, target: Element): boolean {
  const hasModifier = altKey || ctrlKey || metaKey;
  return steeringKeys.has(key) && !hasModifier && target.closest(editable) === null;
}

/**
 * Finds the element again after hydration. If React has replaced it, returns the element at the same position or its
 * nearest ancestor.
 */
function finderOf(element: Element): () => Element {
  const path: number[] = [];
  for (let at = element; at.parentElement !== null; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return () => {
    if (element.isConnected) return element;
    let elementAtPath: Element = document.documentElement;
    for (const index of path) {
      const child = elementAtPath.children[index];
      if (child === undefined) break;
      elementAtPath = child;
    }
    return elementAtPath;
  };
}

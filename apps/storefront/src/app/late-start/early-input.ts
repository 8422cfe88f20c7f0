import type { FieldState } from './late-start.ts';

/** Time between two checks if React has hydrated an element, in milliseconds. */
const retryMs = 20;
/** Longest wait for the hydration of one element, in milliseconds. */
const longestWaitMs = 10_000;

type Page = Window & typeof globalThis;

/**
 * Repeats input from before hydration: the focus, the text typed into fields, then the presses in order. Each waits
 * until React has hydrated its element. Call it once React listens on the page.
 */
export async function replayEarlyInput(page: Page): Promise<void> {
  const { earlyInput } = page;
  if (earlyInput === undefined) return;
  earlyInput.stop();
  delete page.earlyInput;
  const { activeElement, body } = page.document;
  if (activeElement !== null && activeElement !== body) {
    await hydrated(activeElement, page);
    activeElement.dispatchEvent(new page.FocusEvent('focusin', { bubbles: true }));
  }
  for (const [field, state] of earlyInput.changes) {
    if (!(field instanceof page.HTMLElement)) continue;
    await hydrated(field, page);
    replayChange(field, state, page);
  }
  for (const control of earlyInput.presses) {
    await hydrated(control, page);
    control.dispatchEvent(
      new page.MouseEvent('click', { bubbles: true, cancelable: true, view: page, detail: 1 }),
    );
  }
}

/** Waits until React has hydrated the element, at most 10 s; after that a dispatched event goes to the browser. */
async function hydrated(element: Element, page: Page): Promise<void> {
  // The event opens parts that hydrate on interaction.
  if (!isReacts(element)) element.dispatchEvent(new page.FocusEvent('focusin', { bubbles: true }));
  const since = page.performance.now();
  for (;;) {
    // No component handles this event, but React first finishes hydrating its target. A partially hydrated element
    // already has its props, and loses events that are dispatched to it.
    element.dispatchEvent(new page.Event('pointercancel', { bubbles: true }));
    if (isReacts(element) || page.performance.now() - since > longestWaitMs) return;
    await new Promise((resolve) => page.setTimeout(resolve, retryMs));
  }
}

/** Returns true if React has hydrated the element: it then stores the element's props on it. */
function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

/** Changes a field again, so that React gets the event. */
function replayChange(field: HTMLElement, { value, checked }: FieldState, page: Page): void {
  if (field instanceof page.HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    // Only the checked radio button of a group is repeated.
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  const prototype = [page.HTMLInputElement, page.HTMLTextAreaElement, page.HTMLSelectElement].find(
    (type) => field instanceof type,
  )?.prototype;
  if (prototype === undefined) return;
  const input = field as HTMLInputElement;
  const { selectionStart, selectionEnd } = input;
  // React compares with the last value that was set through its own setter; the setter of the prototype bypasses it.
  input.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  // Fields such as those for numbers have no caret.
  if (typeof selectionStart === 'number') input.setSelectionRange(selectionStart, selectionEnd);
  for (const type of ['input', 'change']) {
    input.dispatchEvent(new page.Event(type, { bubbles: true }));
  }
}

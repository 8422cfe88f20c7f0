import { anyBoundary } from './selectors.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Passes input from before hydration (typed, checked and selected values) to the components of a part. Their state does
 * not contain it, and their next render would reset it. Call it after hydration of the part, before any other render.
 */
export function passOnFields(place: Element): void {
  for (const field of place.querySelectorAll<Field>('input, textarea, select')) {
    // A nested part that is still closed passes on its own fields.
    if (field.closest(anyBoundary) !== place) continue;
    if (field instanceof HTMLSelectElement) passOnChoice(field);
    else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      passOnCheck(field);
    } else passOnText(field);
  }
}

function passOnChoice(field: HTMLSelectElement): void {
  const options = [...field.options];
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (initial?.selected === false) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function passOnCheck(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  // The radio button that was checked before is reset by the press on the other.
  if (field.type === 'radio' && !field.checked) return;
  // React compares with the last state that it saw: first the initial one, then the press.
  field.checked = field.defaultChecked;
  field.click();
}

function passOnText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue || field.type === 'hidden' || field.type === 'file') return;
  const { selectionStart, selectionEnd } = field;
  // React compares with the last value that was set through the field's own setter.
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart === null) return;
  // React sets the value once more before it renders; this runs after that, and before the next key.
  queueMicrotask(() => {
    if (field.value === typed) field.setSelectionRange(selectionStart, selectionEnd);
  });
}

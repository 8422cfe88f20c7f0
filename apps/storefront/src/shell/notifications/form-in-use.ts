const control = 'input, select, textarea';

/** Values of the fields when the form was first used. */
export type Beginnings = WeakMap<Element, string>;

/**
 * Stores the value of a field at its first focus: for a field controlled by React the default value follows the typed
 * value. Returns a function that stops it.
 */
export function noteBeginnings(page: Document, began: Beginnings): () => void {
  const note = ({ target }: Event) => {
    if (isField(target) && !began.has(target)) began.set(target, target.value);
  };
  page.addEventListener('focusin', note, true);
  return () => page.removeEventListener('focusin', note, true);
}

/**
 * Returns true while a form is being filled: one of its fields has the focus, or a value differs from its first one.
 */
export function isFormInUse(page: Document, began: Beginnings): boolean {
  const { activeElement } = page;
  if (activeElement?.matches(control) === true) return true;
  return [...page.querySelectorAll(`form :is(${control})`)].some((field) =>
    isChanged(field, began),
  );
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

function isChanged(field: Element, began: Beginnings): boolean {
  if (!isField(field)) return false;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  const first = began.get(field);
  if (first !== undefined) return field.value !== first;
  return !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;
}

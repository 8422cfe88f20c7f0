const control = 'input, select, textarea';

/** Whether somebody is filling a form: the focus is in it, or a field holds something else than it began with. */
export function isFormInUse(page: Document): boolean {
  const { activeElement } = page;
  if (activeElement?.matches(control) === true) return true;
  return [...page.querySelectorAll(`form :is(${control})`)].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.value !== field.defaultValue;
  }
  return false;
}

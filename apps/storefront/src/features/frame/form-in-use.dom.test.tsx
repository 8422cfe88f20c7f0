import { afterEach, expect, it } from 'vitest';
import { isFormInUse } from './form-in-use.ts';

afterEach(() => document.body.replaceChildren());

function page(): HTMLFormElement {
  const form = document.createElement('form');
  const name = document.createElement('input');
  const consent = document.createElement('input');
  consent.type = 'checkbox';
  const button = document.createElement('button');
  form.append(name, consent, button);
  document.body.append(form);
  return form;
}

it('leaves those alone who write, or have written', () => {
  const [name, consent, button] = page().children;
  expect(isFormInUse(document)).toBe(false);
  if (name instanceof HTMLInputElement) name.focus();
  expect(isFormInUse(document)).toBe(true);
  if (name instanceof HTMLInputElement) name.value = 'Anna';
  if (button instanceof HTMLElement) button.focus();
  expect(isFormInUse(document)).toBe(true);
  if (name instanceof HTMLInputElement) name.value = '';
  expect(isFormInUse(document)).toBe(false);
  if (consent instanceof HTMLInputElement) consent.checked = true;
  expect(isFormInUse(document)).toBe(true);
});

import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { isFormInUse, noteBeginnings, type Beginnings } from './form-in-use.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

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

it('does not interrupt a shopper with text in a form', () => {
  const [name, consent, button] = page().children;
  const began: Beginnings = new WeakMap();
  expect(isFormInUse(document, began)).toBe(false);
  if (name instanceof HTMLInputElement) name.focus();
  expect(isFormInUse(document, began)).toBe(true);
  if (name instanceof HTMLInputElement) name.value = 'Anna';
  if (button instanceof HTMLElement) button.focus();
  expect(isFormInUse(document, began)).toBe(true);
  if (name instanceof HTMLInputElement) name.value = '';
  expect(isFormInUse(document, began)).toBe(false);
  if (consent instanceof HTMLInputElement) consent.checked = true;
  expect(isFormInUse(document, began)).toBe(true);
});

function AddressForm() {
  const [city, setCity] = useState('Győr');
  return (
    <form>
      <input aria-label="City" value={city} onChange={(event) => setCity(event.target.value)} />
      <select aria-label="Country" defaultValue="HU">
        <option>HU</option>
        <option>DE</option>
      </select>
      <button type="button">Save</button>
    </form>
  );
}

it('does not interrupt a shopper with text in a controlled form', () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.render(<AddressForm />));
  const began: Beginnings = new WeakMap();
  const stop = noteBeginnings(document, began);
  const city = place.querySelector('input')!;
  const country = place.querySelector('select')!;
  const save = place.querySelector('button')!;
  const type = (text: string) =>
    act(() => {
      city.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(city, text);
      city.dispatchEvent(new Event('input', { bubbles: true }));
      save.focus();
    });
  type('Tihany');
  expect(city.defaultValue).toBe('Tihany');
  expect(isFormInUse(document, began)).toBe(true);
  type('Győr');
  expect(isFormInUse(document, began)).toBe(false);
  country.focus();
  country.value = 'DE';
  save.focus();
  expect(isFormInUse(document, began)).toBe(true);
  act(() => root.unmount());
  stop();
});

// @vitest-environment jsdom
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';
import { leave, mount, press, type } from '../../test/mount.tsx';

type Bounds = Pick<QuantityFieldProps, 'min' | 'max' | 'step'>;

function Field({
  log,
  from = 2,
  ...bounds
}: Bounds & { from?: number | undefined; log: number[] }): ReactElement {
  const [value, setValue] = useState(from);
  return (
    <QuantityField
      label="Mennyiség"
      decreaseLabel="Eggyel kevesebb"
      increaseLabel="Eggyel több"
      value={value}
      {...bounds}
      onChange={(next) => {
        log.push(next);
        setValue(next);
      }}
      problemOf={(wanted) => `not ${wanted}`}
    />
  );
}

function field(
  bounds: Bounds = {},
  from?: number,
): {
  log: number[];
  input: HTMLInputElement;
  button: (label: string) => HTMLButtonElement;
} {
  const log: number[] = [];
  const { find } = mount(<Field log={log} from={from} {...bounds} />);
  return {
    log,
    input: find<HTMLInputElement>('input'),
    button: (label) => find<HTMLButtonElement>(`[aria-label="${label}"]`),
  };
}

/** Field whose value a server rejects when the button is pressed. */
function RefusableField(): ReactElement {
  const [value, setValue] = useState(2);
  return (
    <>
      <QuantityField
        label="Mennyiség"
        decreaseLabel="Eggyel kevesebb"
        increaseLabel="Eggyel több"
        value={value}
        onChange={setValue}
      />
      <button type="button" aria-label="Refuse" onClick={() => setValue(2)} />
    </>
  );
}

it('steps by one and stops at its bounds', () => {
  const { log, button } = field({ max: 3 });
  press(button('Eggyel több'));
  expect(button('Eggyel több').disabled).toBe(true);
  press(button('Eggyel kevesebb'));
  press(button('Eggyel kevesebb'));
  expect(button('Eggyel kevesebb').disabled).toBe(true);
  expect(log).toEqual([3, 2, 1]);
});

it.each(['', '0', '-4', '1.5', 'e'])('reports nothing for %j and forgets it when left', (text) => {
  const { log, input } = field();
  type(input, text);
  leave(input);
  expect(log).toEqual([]);
  expect(input.value).toBe('2');
});

it('reports a whole number as it is typed', () => {
  const { log, input } = field();
  type(input, '12');
  expect(log).toEqual([12]);
});

it('shows the value again when a change is refused while the text still stands', () => {
  const { find } = mount(<RefusableField />);
  const input = find<HTMLInputElement>('input');
  type(input, '1');
  type(input, '12');
  expect(input.value).toBe('12');
  press(find<HTMLButtonElement>('[aria-label="Refuse"]'));
  expect(input.value).toBe('2');
});

it('falls back to what there is when more was typed', () => {
  const { log, input } = field({ max: 3 });
  type(input, '9');
  expect(log).toEqual([]);
  leave(input);
  expect(log).toEqual([3]);
  expect(input.value).toBe('3');
});

it('steps by packs between the minimum and the last whole pack, from any value', () => {
  const { log, button, input } = field({ min: 12, step: 4, max: 22 }, 13);
  press(button('Eggyel több'));
  press(button('Eggyel több'));
  expect(button('Eggyel több').disabled).toBe(true);
  press(button('Eggyel kevesebb'));
  press(button('Eggyel kevesebb'));
  expect(button('Eggyel kevesebb').disabled).toBe(true);
  expect(log).toEqual([16, 20, 16, 12]);
  expect([input.min, input.max, input.step]).toEqual(['12', '20', '4']);
});

it('reports of typed numbers those it can be had in, and the last whole pack for too many', () => {
  const { log, input } = field({ min: 12, step: 4, max: 22 }, 12);
  for (const text of ['8', '15', '16']) type(input, text);
  expect(log).toEqual([16]);
  type(input, '40');
  leave(input);
  expect(log).toEqual([16, 20]);
});

it('says what is wrong with what is typed, and why it went back, until another number is chosen', () => {
  const { input, button } = field({ max: 5 });
  const announcement = () => [
    input.getAttribute('aria-invalid'),
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  ];
  for (const text of ['0', '1.5', '9']) {
    type(input, text);
    expect(announcement()).toEqual(['true', `not ${text}`]);
  }
  leave(input);
  expect(announcement()).toEqual([null, 'not 9']);
  press(button('Eggyel kevesebb'));
  expect(announcement()).toEqual([null, undefined]);
  type(input, '0');
  type(input, '');
  expect(announcement()).toEqual([null, undefined]);
  type(input, '0');
  type(input, '3');
  expect(announcement()).toEqual([null, undefined]);
});

it('offers its least where there is less', () => {
  const { button } = field({ min: 12, max: 5 }, 12);
  expect([button('Eggyel kevesebb').disabled, button('Eggyel több').disabled]).toEqual([
    true,
    true,
  ]);
});

it('is invalid with an error, and only described with a hint', () => {
  const field = (note: { hint?: string; error?: string }) =>
    mount(
      <QuantityField
        label="Mennyiség"
        decreaseLabel="Eggyel kevesebb"
        increaseLabel="Eggyel több"
        value={1}
        onChange={() => undefined}
        {...note}
      />,
    ).find('input');
  const announcement = (input: HTMLElement) => [
    input.getAttribute('aria-invalid'),
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  ];
  expect(announcement(field({ hint: 'Ez az utolsó darab.' }))).toEqual([
    null,
    'Ez az utolsó darab.',
  ]);
  expect(announcement(field({ error: 'Csak 3 darab.' }))).toEqual(['true', 'Csak 3 darab.']);
});

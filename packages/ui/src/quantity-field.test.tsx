// @vitest-environment jsdom
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { QuantityField } from './quantity-field.tsx';
import { leave, mount, press, type } from './test/mount.tsx';

function Field({ max, log }: { max?: number; log: (string | number)[] }): ReactElement {
  const [value, setValue] = useState(2);
  return (
    <QuantityField
      label="Mennyiség"
      decreaseLabel="Eggyel kevesebb"
      increaseLabel="Eggyel több"
      value={value}
      max={max}
      onChange={(next) => {
        log.push(next);
        setValue(next);
      }}
      onTooMany={(wanted) => log.push(`too many: ${wanted}`)}
    />
  );
}

function field(max?: number): {
  log: (string | number)[];
  input: HTMLInputElement;
  button: (label: string) => HTMLButtonElement;
} {
  const log: (string | number)[] = [];
  const { find } = mount(max === undefined ? <Field log={log} /> : <Field log={log} max={max} />);
  return {
    log,
    input: find<HTMLInputElement>('input'),
    button: (label) => find<HTMLButtonElement>(`[aria-label="${label}"]`),
  };
}

it('steps by one and stops at its bounds', () => {
  const { log, button } = field(3);
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

it('falls back to what there is when more was typed, and says so', () => {
  const { log, input } = field(3);
  type(input, '9');
  expect(log).toEqual([]);
  leave(input);
  expect(log).toEqual([3, 'too many: 9']);
  expect(input.value).toBe('3');
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
  const told = (input: HTMLElement) => [
    input.getAttribute('aria-invalid'),
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  ];
  expect(told(field({ hint: 'Ez az utolsó darab.' }))).toEqual([null, 'Ez az utolsó darab.']);
  expect(told(field({ error: 'Csak 3 darab.' }))).toEqual(['true', 'Csak 3 darab.']);
});

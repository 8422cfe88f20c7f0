import { act } from 'react';

/** Replaces the value of a field as typing does, with the event that React listens to. */
export async function typeInto(field: HTMLInputElement, text: string): Promise<void> {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    write?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

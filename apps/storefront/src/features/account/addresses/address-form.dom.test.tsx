import { expect, it } from 'vitest';
import { sendForm, showInShop } from '../../../test/show-in-shop.tsx';
import { AddressForm } from './address-form.tsx';

it('moves the focus to the error summary at each attempt to submit', async () => {
  const page = await showInShop(
    <AddressForm address={{}} error={undefined} onSave={() => {}} onCancel={() => {}} />,
  );
  const focus = () => document.activeElement?.getAttribute('role');
  await sendForm(page, {});
  expect(focus()).toBe('alert');
  page.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  await sendForm(page, {});
  expect(focus()).toBe('alert');
});

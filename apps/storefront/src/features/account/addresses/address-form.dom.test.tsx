import { expect, it } from 'vitest';
import { sendForm, showInShop } from '../../../test/show-in-shop.tsx';
import { AddressForm } from './address-form.tsx';

it('leads back to the summary of what is wrong each time the form is tried', async () => {
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

import { createAccount, defaultAccountConfig } from '@shop/account';
import { err, ok, type Fetch } from '@shop/kernel';
import {
  createBroadcastHub,
  createMemoryLock,
  createMemoryStore,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { describe, expect, it } from 'vitest';
import { sendForm, showInShop } from '../../../test/show-in-shop.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { LoginForm } from '../sign-in/login-form.tsx';
import { RegisterForm } from '../sign-in/register-form.tsx';
import { ResetLinkForm } from '../sign-in/reset-link-form.tsx';

const answering =
  (status: number, body: unknown, contentType = 'application/json'): Fetch =>
  () =>
    Promise.resolve(
      ok({
        status,
        contentType,
        headers: {},
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
const refusing = (code: number, error: string) =>
  answering(code, { code, result: 'No.', meta: { error } });
const unreachable: Fetch = () => Promise.resolve(err({ kind: 'unreachable' }));

/** Creates an account with the network state and server of the test. */
function accountOn(fetch: Fetch, isOnline = true) {
  return createAccount(defaultAccountConfig, {
    fetch,
    store: createMemoryStore(),
    lock: createMemoryLock(),
    broadcast: createBroadcastHub().join(),
    connectivity: createSwitch(isOnline),
    log: silentLog,
    cartToken: () => undefined,
    queueProfileUpdate: () => Promise.resolve(ok()),
  });
}

describe('ResetLinkForm', () => {
  it.each<[story: string, fetch: Fetch, isOnline: boolean, words: string]>([
    [
      'offline',
      unreachable,
      false,
      'Internetkapcsolat nélkül a jelszó-visszaállítás nem érhető el.',
    ],
    [
      'the shop cannot be reached',
      unreachable,
      true,
      'Nem sikerült elküldeni a jelszó-visszaállító e-\u2060mailt.',
    ],
    [
      'the letter cannot be sent',
      refusing(500, 'internal'),
      true,
      'Nem sikerült elküldeni a jelszó-visszaállító e-\u2060mailt.',
    ],
    ['a proxy answers with a page', answering(200, '<p>', 'text/html'), true, 'Hiba történt.'],
    ['the answer is broken', answering(200, '{'), true, 'Hiba történt.'],
    [
      'the server finds fault with the fields',
      refusing(400, 'invalid-request'),
      true,
      'Az adatokat nem tudtuk feldolgozni.',
    ],
    ['it was asked too often', refusing(429, 'rate-limited'), true, 'Túl sok próbálkozás.'],
  ])('[S8-25] shows what happened and what to do: %s', async (_story, fetch, isOnline, words) => {
    const page = await showInShop(<ResetLinkForm />, { account: accountOn(fetch, isOnline) });
    await sendForm(page, { email: 'anna@example.hu' });
    const said = page.querySelector('[role=alert]')?.textContent ?? '';
    expect(said).toContain(words);
    // A second sentence names the next step.
    expect(said.slice(words.length).trim()).not.toBe('');
    expect(page.querySelector('button[type=submit]')).not.toBeNull();
  });

  it('says that the email was sent', async () => {
    const page = await showInShop(<ResetLinkForm />, {
      account: accountOn(answering(200, { code: 200, result: 'OK' })),
    });
    await sendForm(page, { email: 'anna@example.hu' });
    expect(page.querySelector('[role=status]')?.textContent).toContain('e-\u2060mail');
  });
});

describe('LoginForm', () => {
  it.each<[story: string, fetch: Fetch, words: string]>([
    [
      'a wrong password',
      refusing(401, 'bad-credentials'),
      'Hibás az e-\u2060mail-cím vagy a jelszó.',
    ],
    ['no network', unreachable, 'Nem sikerült bejelentkezni. Ellenőrizze az internetkapcsolatot.'],
  ])('[S8-24] shows why the sign-in failed: %s', async (_story, fetch, words) => {
    const page = await showInShop(<LoginForm onSignedIn={() => {}}>{null}</LoginForm>, {
      account: accountOn(fetch),
    });
    await sendForm(page, { username: 'anna@example.hu', password: 'rossz jelszo' });
    expect(page.querySelector('[role=alert]')?.textContent).toContain(words);
  });
});

describe('RegisterForm', () => {
  it('[S8-19] says that an account with this address exists', async () => {
    const page = await showInShop(<RegisterForm onSignedIn={() => {}}>{null}</RegisterForm>, {
      account: accountOn(refusing(400, 'email-taken')),
    });
    await sendForm(page, {
      lastName: 'Kovács',
      firstName: 'Anna',
      emailAddress: 'anna@example.hu',
      password: 'harom zold almafa',
    });
    expect(page.querySelector('[role=alert]')?.textContent).toBe(
      'Ezzel az e-\u2060mail-címmel már van fiók. Jelentkezzen be, vagy kérjen új jelszót.',
    );
    await sendForm(page, { emailAddress: 'anna@example' });
    expect(page.querySelector('[role=alert]')).toBeNull();
  });

  it.each<[rule: string, field: string, typed: string, words: string]>([
    ['FM-2', 'lastName', 'K.', 'A név legalább 2 betűből álljon.'],
    ['FM-2', 'firstName', 'A 1', 'A név csak betűkből állhat.'],
    ['FM-3', 'emailAddress', 'anna@example', 'Adjon meg érvényes e-\u2060mail-címet.'],
    ['FM-4', 'password', 'e\u0301'.repeat(7), 'A jelszó legalább 8 karakter legyen.'],
  ])('%s shows the requirement of a field: %s', async (_rule, field, typed, words) => {
    const page = await showInShop(<RegisterForm onSignedIn={() => {}}>{null}</RegisterForm>, {
      account: accountOn(unreachable),
    });
    await sendForm(page, {
      lastName: 'Kovács',
      firstName: 'Anna',
      emailAddress: 'anna@example.hu',
      password: 'harom zold almafa',
      [field]: typed,
    });
    const input = page.querySelector<HTMLInputElement>(`[name="${field}"]`);
    expect(document.activeElement).toBe(input);
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    expect(page.textContent).toContain(words);
  });
});

describe('ChangePasswordForm', () => {
  it.each<[field: string, typed: string, words: string]>([
    ['currentPassword', '', 'Töltse ki ezt a mezőt'],
    ['newPassword', 'rovid', 'A jelszó legalább 8 karakter legyen.'],
    ['repeatedPassword', 'negy kek alma', 'A két jelszó nem egyezik. Írja be újra.'],
  ])('shows what is wrong with %s', async (field, typed, words) => {
    const account = accountOn(unreachable);
    const page = await showInShop(
      <ChangePasswordForm account={account} email="anna@example.hu" />,
      { account },
    );
    await sendForm(page, {
      currentPassword: 'harom zold almafa',
      newPassword: 'negy kek korte',
      repeatedPassword: 'negy kek korte',
      [field]: typed,
    });
    const input = page.querySelector<HTMLInputElement>(`[name="${field}"]`);
    expect(document.activeElement).toBe(input);
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    expect(page.textContent).toContain(words);
  });

  it.each<[story: string, isOnline: boolean, repeated: string, words: string]>([
    ['offline', false, 'negy kek korte', 'Internetkapcsolat nélkül nem módosítható a jelszó.'],
    ['nobody is signed in', true, 'negy kek korte', 'Jelentkezzen be újra.'],
  ])('shows why the password was not changed: %s', async (_story, isOnline, repeated, words) => {
    const account = accountOn(unreachable, isOnline);
    const page = await showInShop(
      <ChangePasswordForm account={account} email="anna@example.hu" />,
      { account },
    );
    await sendForm(page, {
      currentPassword: 'harom zold almafa',
      newPassword: 'negy kek korte',
      repeatedPassword: repeated,
    });
    expect(page.querySelector('[role=alert]')?.textContent).toBe(words);
  });
});

describe('requirements of form fields', () => {
  it.each([
    ['nothing is typed', {}, ['Töltse ki ezt a mezőt.', 'Töltse ki ezt a mezőt.']],
    ['no address', { username: 'anna', password: 'a' }, ['Adjon meg érvényes e-\u2060mail-címet.']],
    [
      'no host',
      { username: 'anna@levelek', password: 'a' },
      ['Adjon meg érvényes e-\u2060mail-címet.'],
    ],
  ])('are shown in the texts of the shop beside the field: %s', async (_story, typed, words) => {
    const account = accountOn(unreachable);
    const page = await showInShop(<LoginForm onSignedIn={() => {}}>{undefined}</LoginForm>, {
      account,
    });
    await sendForm(page, typed);
    const wrong = [...page.querySelectorAll('[aria-invalid="true"]')];
    const saidOf = (field: Element) =>
      page.querySelector(`[id="${field.getAttribute('aria-describedby')?.split(' ')[0]}"]`);
    expect(wrong.map((field) => saidOf(field)?.textContent.trim())).toEqual(words);
    expect(document.activeElement).toBe(wrong[0]);
  });
});

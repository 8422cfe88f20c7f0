import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root">
      <main id="content" tabindex="-1">
        <ul><li id="a">Szék <button>Eltávolítás</button></li><li id="b">Asztal <button>Eltávolítás: Asztal</button></li></ul>
        <section id="place"><form><input name="email"><button>Küldés</button></form></section>
      </main>
      <dialog><button>Igen</button></dialog>
    </div>`;
  end = keepFocus(document);
});
afterEach(() => end());

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Waits for the next task: mutation observers have been called by then. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('moves it to the control that replaces the submitted form, while that stays', async () => {
  find('form button').focus();
  find('#place').innerHTML = '<p>Az üzenet megérkezett</p>';
  await turn();
  expect(document.activeElement).toBe(find('#place'));
  find('#b button').focus();
  expect(find('#place').hasAttribute('tabindex')).toBe(false);
});

it('moves it to the list of a removed line, and to the content once the list is empty', async () => {
  find('#a button').focus();
  find('#a').remove();
  await turn();
  expect(document.activeElement).toBe(find('ul'));
  find('#b button').focus();
  find('#b').remove();
  await turn();
  expect(document.activeElement).toBe(find('#content'));
});

it('moves it to the same control after a new render', async () => {
  find('form button').focus();
  find('#place').innerHTML = '<form><button>Mégse</button><button>Küldés</button></form>';
  await turn();
  expect(document.activeElement).toBe(find('form button:last-child'));
});

it('leaves it where the page moved it', async () => {
  find('form button').focus();
  find('#place').innerHTML = '<input name="code">';
  find('[name="code"]').focus();
  await turn();
  expect(document.activeElement).toBe(find('[name="code"]'));
});

it('leaves it off when the shopper removed it on purpose', async () => {
  find('form button').focus();
  find('form button').blur();
  await turn();
  find('form').remove();
  await turn();
  expect(document.activeElement).toBe(document.body);
});

it('moves it after a dialog to the surroundings of the button that opened it', async () => {
  find('#a button').focus();
  const dialog = find('dialog');
  dialog.setAttribute('open', '');
  dialog.querySelector('button')?.focus();
  find('#a').remove();
  await turn();
  dialog.removeAttribute('open');
  dialog.dispatchEvent(new Event('close'));
  expect(document.activeElement).toBe(find('ul'));
});

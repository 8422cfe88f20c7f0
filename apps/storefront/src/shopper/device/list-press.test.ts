import { expect, it } from 'vitest';
import { ok } from '@shop/kernel';
import { noteListPress, type ListPress } from './list-press.ts';
import { repeatListPresses } from './repeat-list-presses.ts';
import { isShopperMark } from './shopper-mark.ts';

const chair: ListPress['product'] = { id: 7, sku: 'ZG-7', name: 'Szék', type_id: 'simple' };

/** Creates a device with the stored presses of a view, and lists that record their calls. */
function createDevice(storeCode = 'hu') {
  const stored = new Map<string, string>();
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => stored.set(key, value) === stored,
    delete: (key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
  const calls: string[] = [];
  const listNamed = (name: string) => ({
    async add({ sku }: { readonly sku: string }) {
      calls.push(`${name} + ${sku}`);
      return ok();
    },
    async remove(sku: string) {
      calls.push(`${name} - ${sku}`);
      return ok();
    },
  });
  const lists = { wishlist: listNamed('wishlist'), compare: listNamed('compare') };
  const openPage = (code = storeCode) => ({
    note: (press: ListPress, pressedAt?: number) =>
      noteListPress({ storeCode: code }, storage, press, pressedAt),
    repeat: () => repeatListPresses({ storeCode: code }, storage, lists),
  });
  return { stored, calls, openPage };
}

const press = (change: Partial<ListPress> = {}): ListPress => ({
  list: 'wishlist',
  isAdded: true,
  product: chair,
  ...change,
});

it('repeats on the next page what the last one has noted, in the order of the presses', async () => {
  const { stored, calls, openPage } = createDevice();
  const page = openPage();
  page.note(press({ product: { ...chair, sku: 'ZG-8' }, isAdded: false }), 3);
  page.note(press({ list: 'compare' }), 2);
  page.note(press(), 1);
  await openPage().repeat();
  expect(calls).toEqual(['wishlist + ZG-7', 'compare + ZG-7', 'wishlist - ZG-8']);
  expect(stored.size).toBe(0);
});

it('repeats nothing whose list is stored', async () => {
  const { calls, openPage } = createDevice();
  const forget = openPage().note(press());
  forget();
  await openPage().repeat();
  expect(calls).toEqual([]);
});

it('repeats the last of several presses for one product, also if an earlier one failed', async () => {
  const { calls, openPage } = createDevice();
  const page = openPage();
  // The shopper's session did not start: nothing deletes this press.
  page.note(press(), 1);
  page.note(press({ isAdded: false }), 2);
  await openPage().repeat();
  expect(calls).toEqual(['wishlist - ZG-7']);
});

it('repeats a press that replaced one whose list is stored', async () => {
  const { calls, openPage } = createDevice();
  const page = openPage();
  const forgetFirst = page.note(press(), 1);
  page.note(press({ isAdded: false }), 2);
  forgetFirst();
  await openPage().repeat();
  expect(calls).toEqual(['wishlist - ZG-7']);
});

it('leaves the presses of another view to it', async () => {
  const { stored, calls, openPage } = createDevice();
  openPage('de').note(press());
  await openPage('hu').repeat();
  expect(calls).toEqual([]);
  expect(stored.size).toBe(1);
  await openPage('de').repeat();
  expect(calls).toEqual(['wishlist + ZG-7']);
});

it('stores a press under a key that a new build keeps and that starts the shopper’s side', () => {
  const { stored, openPage } = createDevice();
  openPage().note(press());
  expect([...stored.keys()].map(isShopperMark)).toEqual([true]);
});

it.each(['{', '{"list":"cart"}', '{"list":"wishlist","isAdded":true,"pressedAt":1,"product":{}}'])(
  'forgets a stored value that is not a press: %s',
  async (text) => {
    const { stored, calls, openPage } = createDevice();
    openPage().note(press());
    const [key = ''] = stored.keys();
    stored.set(key, text);
    await openPage().repeat();
    expect(calls).toEqual([]);
    expect(stored.size).toBe(0);
  },
);

import { expect, it } from 'vitest';
import { createDeliveryPlace } from './delivery-place.ts';

function memoryStorage(isRefused = false) {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (key: string) => texts.get(key),
    set(key: string, text: string) {
      if (!isRefused) texts.set(key, text);
      return !isRefused;
    },
  };
}

const szeged = { country: 'HU', postcode: '6720' };

it('the last place is there on the next page', () => {
  const storage = memoryStorage();
  createDeliveryPlace('place', storage).set(szeged);
  expect(createDeliveryPlace('place', storage).get()).toEqual(szeged);
});

it('where storage is refused, the page has its place and its listeners hear of it once', () => {
  const place = createDeliveryPlace('place', memoryStorage(true));
  let changes = 0;
  place.subscribe(() => (changes += 1));
  place.set(szeged);
  place.set({ ...szeged });
  expect([place.get(), changes]).toEqual([szeged, 1]);
});

it.each(['', '{', '{"country":"HU"}', '{"country":"hu","postcode":"6720"}', '"6720"'])(
  'a stored text in another form is as good as none: %s',
  (text) => {
    const storage = memoryStorage();
    storage.texts.set('place', text);
    expect(createDeliveryPlace('place', storage).get()).toBeUndefined();
  },
);

it('the shop host reads the place from the address, and nothing from another one', () => {
  const place = createDeliveryPlace('place', memoryStorage());
  expect(place.fragment()).toBe('');
  place.set(szeged);
  const host = createDeliveryPlace('place', memoryStorage());
  for (const fragment of ['', '#', '#shipping', '#%E0%A4', '#%7B%7D']) host.setFrom(fragment);
  expect(host.get()).toBeUndefined();
  host.setFrom(place.fragment());
  expect(host.get()).toEqual(szeged);
});

import type { Page } from '@playwright/test';

/** Returns the stored values of a collection of the shop, by key. */
export async function stored(
  page: Page,
  collection: string,
): Promise<Readonly<Record<string, unknown>>> {
  return (await storedCollections(page))[collection] ?? {};
}

/** Returns all stored values of the shop's database on the device, by collection and key. */
export function storedCollections(
  page: Page,
): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, Record<string, unknown>>>((resolve, reject) => {
        const request = indexedDB.open('shop');
        request.addEventListener('error', () => reject(request.error ?? new Error('Closed')));
        request.addEventListener('success', () => {
          const collections: Record<string, Record<string, unknown>> = {};
          const transaction = request.result.transaction('entries');
          transaction
            .objectStore('entries')
            .openCursor()
            .addEventListener('success', (event) => {
              const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
              if (cursor === null) return;
              const [collection, key] = cursor.key as [string, string];
              collections[collection] = { ...collections[collection], [key]: cursor.value };
              cursor.continue();
            });
          transaction.addEventListener('complete', () => {
            request.result.close();
            resolve(collections);
          });
        });
      }),
  );
}

/** Stores a value under a key of a collection of the shop, as another page of the device does. */
export function store(
  page: Page,
  collection: string,
  key: string,
  value: string | number,
): Promise<void> {
  return page.evaluate(
    ([entry, stored]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('shop');
        request.addEventListener('error', () => reject(request.error ?? new Error('Closed')));
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('entries', 'readwrite');
          transaction.objectStore('entries').put(stored, [...entry]);
          transaction.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    [[collection, key], value] as const,
  );
}

import { databaseHandle } from './database.ts';

/**
 * Deletes whole collections of a database, also those of stores that are no longer used. Does not create a database.
 *
 * Errors: rejects if the browser has no database, denies access or does not respond.
 */
export async function forgetCollections(
  isForgotten: (collection: string) => boolean,
  database = 'shop',
): Promise<void> {
  if (!(await mayExist(database))) return;
  await databaseHandle(database).run(async (opened) => {
    const transaction = opened.transaction('entries', 'readwrite');
    let cursor = await transaction.store.openKeyCursor();
    while (cursor !== null) {
      const [collection] = cursor.key;
      // Upper bound of the keys of the collection: an array sorts after every string.
      const end: [string, never] = [collection, [] as never];
      if (isForgotten(collection)) {
        await transaction.store.delete(IDBKeyRange.bound([collection], end));
      }
      cursor = await cursor.continue(end);
    }
    await transaction.done;
  });
}

/** Firefox lists its databases from version 126 on. */
async function mayExist(database: string): Promise<boolean> {
  const databases = await (indexedDB as Partial<IDBFactory>).databases?.();
  return databases?.some(({ name }) => name === database) ?? true;
}

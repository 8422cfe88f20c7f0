/** Key-value storage of texts in `localStorage` or `sessionStorage`. No method throws. */
export interface SafeStorage {
  /** Returns true if the browser allows access now. */
  isAvailable(): boolean;
  /** Returns `undefined` if no value is stored or access is denied. */
  get(key: string): string | undefined;
  /** Returns false if the value was not stored. */
  set(key: string, value: string): boolean;
  delete(key: string): void;
  keys(): readonly string[];
}

/** Creates access to a web storage of the page, which may be missing or denied on every access. */
export function createSafeStorage(
  open: () => Storage | undefined = () => globalThis.localStorage,
): SafeStorage {
  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      const storage = open();
      return storage === undefined || storage === null ? otherwise : use(storage);
    } catch {
      return otherwise;
    }
  }
  return {
    isAvailable: () => attempt((storage) => storage.length >= 0, false),
    get: (key) => attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    delete: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        [],
      ),
  };
}

/** Text under keys, in `localStorage` or `sessionStorage`. Nothing here throws. */
export interface SafeStorage {
  /** Returns true if the browser allows access now. */
  isAvailable(): boolean;
  /** `undefined`: nothing is stored, or nothing can be read. */
  get(key: string): string | undefined;
  /** False where it could not be stored. */
  set(key: string, value: string): boolean;
  delete(key: string): void;
  keys(): readonly string[];
}

/** A web storage of the page, which a browser may leave out or refuse on every access. */
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

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { systemClock } from './system-clock.ts';
import { withinMs } from './within-ms.ts';

/** One object store for all collections: keys are `[collection, key]`, so a new collection needs no upgrade. */
interface EntriesSchema extends DBSchema {
  entries: { key: [collection: string, key: string]; value: unknown };
}

export type EntriesDatabase = IDBPDatabase<EntriesSchema>;

/** An open database, opened when first needed and again after the browser closed it. */
export interface DatabaseHandle {
  /** Runs `use` on the open database; once more on a fresh connection if the old one turns out closed. */
  run<T>(use: (database: EntriesDatabase) => Promise<T>): Promise<T>;
}

/**
 * Time a browser has to open a database. One that has not answered by then is left alone until the page is loaded
 * again: what it holds has not been read, so it must not be written over.
 */
const openMs = 5000;

const handles = new Map<string, DatabaseHandle>();

/** The handle of a database, shared by all collections of this page. */
export function databaseHandle(name: string): DatabaseHandle {
  let handle = handles.get(name);
  if (handle === undefined) {
    handle = createHandle(name);
    handles.set(name, handle);
  }
  return handle;
}

function createHandle(name: string): DatabaseHandle {
  let opening: Promise<EntriesDatabase> | undefined;
  let isSilent = false;
  const open = async (): Promise<EntriesDatabase> => {
    if (isSilent) throw new Error('The browser does not open its database.');
    const opened = await withinMs(request(), openMs, systemClock);
    if (opened !== undefined) return opened;
    isSilent = true;
    throw new Error('The browser did not open its database in time.');
  };
  const request = () => {
    opening ??= openDB<EntriesSchema>(name, 1, {
      upgrade: (database) => void database.createObjectStore('entries'),
      // Another tab upgrades the database: close, and open again at the next use.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    }).catch((cause: unknown) => {
      opening = undefined;
      throw cause;
    });
    return opening;
  };
  return {
    async run(use) {
      try {
        return await use(await open());
      } catch (cause) {
        if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
        opening = undefined;
        return use(await open());
      }
    },
  };
}

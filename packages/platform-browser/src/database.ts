import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { systemClock } from './system-clock.ts';
import { withinMs } from './within-ms.ts';

/** One object store for all collections: keys are `[collection, key]`, so a new collection needs no upgrade. */
interface EntriesSchema extends DBSchema {
  entries: { key: [collection: string, key: string]; value: unknown };
}

export type EntriesDatabase = IDBPDatabase<EntriesSchema>;

/** A database that is opened at its first use, and again after the browser has closed it. */
export interface DatabaseHandle {
  /** Runs `use` on the open database. Runs it once more on a new connection if the old connection is closed. */
  run<T>(use: (database: EntriesDatabase) => Promise<T>): Promise<T>;
}

/**
 * Timeout for opening a database, in milliseconds. A database that does not open in time is not used until the page is
 * reloaded: its contents were not read, so they must not be overwritten.
 */
const openMs = 5000;

const handles = new Map<string, DatabaseHandle>();

/** Returns the handle of a database, shared by all collections of this page. */
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

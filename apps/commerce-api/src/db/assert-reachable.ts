import { createPool } from './connect.ts';

/**
 * Checks an external database before its first use.
 * Errors: throws one line with the setting, the message of the database and how to fix it; never the URL, which
 * contains a password.
 */
export async function assertReachable(url: string, variable: string): Promise<void> {
  const pool = createPool(url, { max: 1, name: 'commerce-api start', statementTimeoutMs: 5_000 });
  try {
    await pool`SELECT 1`;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${variable} cannot be used (${message}): start PostgreSQL there, or fix the address, user or password.`,
      { cause: error },
    );
  } finally {
    await pool.end({ timeout: 1 });
  }
}

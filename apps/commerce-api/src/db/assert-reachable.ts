import { createPool } from './connect.ts';

/**
 * Asks an outside database for a sign of life before anything is built on it.
 * Errors: throws one line that names the setting, what the database said, and the mend; never the address,
 * which holds a password.
 */
export async function assertReachable(url: string, variable: string): Promise<void> {
  const pool = createPool(url, { max: 1, name: 'commerce-api start', statementTimeoutMs: 5_000 });
  try {
    await pool`SELECT 1`;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${variable} cannot be used (${said}): start PostgreSQL there, or mend the address, user or password.`,
      { cause: error },
    );
  } finally {
    await pool.end({ timeout: 1 });
  }
}

import { redact, type Log } from '@shop/kernel';

/** Methods of the browser's console that the log uses. */
export interface ConsoleLines {
  info(...parts: unknown[]): void;
  warn(...parts: unknown[]): void;
  error(...parts: unknown[]): void;
}

const ranks = { info: 0, warn: 1, error: 2, silent: 3 } as const;

/**
 * Creates a log that writes to the browser console, without personal data (see `redact`). `level`: lowest level that is
 * written.
 */
export function createConsoleLog(
  level: keyof typeof ranks = 'warn',
  lines: ConsoleLines = console,
): Log {
  const line = (rank: 'info' | 'warn' | 'error'): Log['info'] =>
    ranks[rank] < ranks[level]
      ? () => undefined
      : (event, fields) =>
          fields === undefined ? lines[rank](event) : lines[rank](event, redact(fields));
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

import { redact, type Log } from '@shop/kernel';

export interface JsonLogOptions {
  /** Fields of every line: the name of the process, a request id. */
  readonly base?: Readonly<Record<string, unknown>>;
  /** Lowest level that is written. Default `info`. */
  readonly level?: 'info' | 'warn' | 'error' | 'silent';
  /** Writes a line. Default standard output. */
  readonly write?: (line: string) => void;
  /** Called after an error was written: the process may end next. */
  readonly flush?: () => void;
  /** Writes the stacks of errors, too, under `<field>Stack`. */
  readonly stacks?: boolean;
  readonly now?: () => Date;
}

/** Characters that control a terminal or change text direction. JSON leaves these as they are. */
const steering = /[\p{Cf}\u007F-\u009F]/gu;
/** Escapes each UTF-16 code unit. */
const escapeOf = (text: string): string =>
  text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const ranks = { info: 0, warn: 1, error: 2, silent: 3 } as const;

/**
 * Creates a log with one line of JSON per event: `time`, `level`, `event`, then the fields. Personal and secret values
 * are redacted by name and by pattern (see `redact`). A field that cannot be serialised does not prevent the line.
 */
export function createJsonLog(options: JsonLogOptions = {}): Log {
  const { base = {}, level = 'info', stacks = false, now = () => new Date() } = options;
  const write = options.write ?? ((line: string) => void process.stdout.write(line));
  const line =
    (rank: 'info' | 'warn' | 'error'): Log['info'] =>
    (event, fields) => {
      if (ranks[rank] < ranks[level]) return;
      const stackFields = stacks ? stacksOf(fields) : {};
      const head = { time: now().toISOString(), level: rank, event };
      const text = JSON.stringify({ ...redact({ ...base, ...fields, ...stackFields }), ...head });
      write(`${text.replaceAll(steering, escapeOf)}\n`);
      if (rank === 'error') options.flush?.();
    };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

function stacksOf(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const errors = Object.entries(fields).filter(([, value]) => value instanceof Error);
  return Object.fromEntries(errors.map(([key, value]) => [`${key}Stack`, (value as Error).stack]));
}

import { redact, type Log } from '@shop/kernel';

export interface JsonLogOptions {
  /** Stands in every line: the name of the process, a request id. */
  readonly base?: Readonly<Record<string, unknown>>;
  /** The least that is written. Default `info`. */
  readonly level?: 'info' | 'warn' | 'error' | 'silent';
  /** Writes a line. Default standard output. */
  readonly write?: (line: string) => void;
  /** Called after an error was written: the process may end next. */
  readonly flush?: () => void;
  /** Writes the stacks of errors, too, under `<field>Stack`. */
  readonly stacks?: boolean;
  readonly now?: () => Date;
}

const ranks = { info: 0, warn: 1, error: 2, silent: 3 } as const;

/**
 * One line of JSON per event: `time`, `level`, `event`, then the fields. Personal and secret values are
 * redacted by name and by pattern (see `redact`). A field that cannot be written never loses the line.
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
      write(`${JSON.stringify({ ...redact({ ...base, ...fields, ...stackFields }), ...head })}\n`);
      if (rank === 'error') options.flush?.();
    };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

function stacksOf(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const errors = Object.entries(fields).filter(([, value]) => value instanceof Error);
  return Object.fromEntries(errors.map(([key, value]) => [`${key}Stack`, (value as Error).stack]));
}

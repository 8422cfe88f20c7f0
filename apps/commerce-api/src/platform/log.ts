import type { Log } from '@shop/kernel';

const secretKey =
  /token|cart_?id|password|secret|e-?mail|phone|first_?name|last_?name|^name$|street|address|postcode|authorization|cookie|code$/i;
/** Ours, short and known to hold nothing personal. */
const plainKeys = new Set(['code', 'requestId', 'route', 'status']);
const emailPattern = /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g;
const opaquePattern = /\b[A-Za-z0-9_-]{32,}\b/g;

/**
 * One JSON line per event on `write`. Personal data and secrets are blanked by key and by pattern. `flush` is called
 * after errors: what comes next may be the end.
 */
export function createLog(write: (line: string) => void, flush?: () => void): Log {
  const line =
    (level: string) =>
    (event: string, fields: Readonly<Record<string, unknown>> = {}) => {
      const entry = { time: new Date().toISOString(), level, event, ...redactRecord(fields) };
      write(`${JSON.stringify(entry)}\n`);
    };
  const error = line('error');
  return {
    info: line('info'),
    warn: line('warn'),
    error(event, fields) {
      error(event, fields);
      flush?.();
    },
  };
}

function redactRecord(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      plainKeys.has(key) ? value : secretKey.test(key) ? '[redacted]' : redact(value),
    ]),
  );
}

function redact(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(emailPattern, '[redacted]').replace(opaquePattern, '[redacted]');
  }
  if (value instanceof Error) {
    return { name: value.name, message: redact(value.message), stack: redact(value.stack ?? '') };
  }
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value === 'object' && value !== null) {
    return redactRecord(value as Record<string, unknown>);
  }
  return value;
}

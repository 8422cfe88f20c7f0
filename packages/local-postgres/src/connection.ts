import postgres, { type Sql } from 'postgres';

export interface ConnectionOptions {
  /** Shown in `pg_stat_activity`. */
  readonly name?: string;
  /** Called when the connection ends and when it cannot be opened. */
  readonly onClose?: () => void;
}

/** One connection, opened by the first statement. It stays open until it is ended. */
export function createConnection(url: string, { name, onClose }: ConnectionOptions = {}): Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: 3,
    idle_timeout: 0,
    max_lifetime: null,
    backoff: (failures) => (0.5 + Math.random() / 2) * Math.min(3 ** failures / 100, 0.5),
    onnotice: () => {},
    ...(onClose !== undefined && { onclose: onClose }),
    ...(name !== undefined && { connection: { application_name: name } }),
  });
}

/** What the primary of several processes answers its workers. */
export const primaryCalls = {
  /** Where the database is that the primary owns. */
  databaseUrl: 'databaseUrl',
  /** Whether the worker with this process id does the work of nobody's request: letters, offers, clean-up. */
  background: 'background',
  /** What all processes have counted, for Prometheus. */
  allMetrics: 'allMetrics',
} as const;

/** Calls of the workers that the primary process answers. */
export const primaryCalls = {
  /** Returns the URL of the database that the primary owns. */
  databaseUrl: 'databaseUrl',
  /** Returns true if the worker with this process id sends emails, applies offers and cleans up. */
  background: 'background',
  /** Returns the metrics of all processes, for Prometheus. */
  allMetrics: 'allMetrics',
} as const;

/** Message of a worker that listens. */
export const readyCall = 'ready';
/** Message that tells a worker to finish accepted requests and exit. */
export const stopCall = 'stop';
/** Asks a worker for what it has counted, as text for Prometheus. */
export const metricsCall = 'metrics';

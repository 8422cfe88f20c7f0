/** What a worker says once it listens. */
export const readyCall = 'ready';
/** What a primary says when a worker is to finish what it has accepted, and end. */
export const stopCall = 'stop';
/** Asks a worker for what it has counted, as text for Prometheus. */
export const metricsCall = 'metrics';

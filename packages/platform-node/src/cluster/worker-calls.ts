/** Message from a worker: it listens. */
export const readyCall = 'ready';
/** Message that tells a worker to finish accepted requests and exit. */
export const stopCall = 'stop';
/** Asks a worker for its metrics, as text for Prometheus. */
export const metricsCall = 'metrics';
/** Asks the primary for the connections of an address. */
export const listenCall = 'listen';
/** Tells the primary that a worker takes no more connections of a listener. */
export const leaveCall = 'leave';

/** Message from a worker to its primary, and from the primary to all workers: pages with these tags are stale. */
export const invalidateCall = 'invalidate';
/** A worker asks its primary for one render from what a client has left. */
export const allowanceCall = 'takeRender';

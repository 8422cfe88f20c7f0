/** Message from a worker to its primary, and from the primary to all workers: pages with these tags are stale. */
export const invalidateCall = 'invalidate';
/** Message from a worker to its primary: takes one render from the allowance of a client. */
export const allowanceCall = 'takeRender';

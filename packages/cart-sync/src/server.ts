export { pullFailureAction } from './sync/failure-action.ts';
export { planMerge } from './sync/plan-merge.ts';
export type { MergeFlags, MergePlan, MergeStep } from './sync/plan-merge.ts';
export type { Tombstone } from './lines/tombstone.ts';
export type { ServerCart, ServerCartFailure, Versioned, WriteGuard } from './server/server-cart.ts';
export { createServerSync } from './sync/create-server-sync.ts';

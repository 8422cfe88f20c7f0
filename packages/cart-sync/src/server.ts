export { courseOfPull } from './failure-course.ts';
export { failureText } from './failure-text.ts';
export { planMerge } from './plan-merge.ts';
export type { MergeFlags, MergePlan, MergeStep, RemovedMark } from './plan-merge.ts';
export type { ServerCart, ServerCartFailure, Versioned, WriteGuard } from './server-cart.ts';
export { syncWith } from './sync-with.ts';

/** Difference found in one line. Spec section 4, sync result statuses. */
export type LineReport =
  /** The line exists on one side only. `missingOn`: the other side. */
  | { readonly status: 'no-item'; readonly sku: string; readonly missingOn: 'client' | 'server' }
  | {
      readonly status: 'wrong-qty';
      readonly sku: string;
      readonly clientQty: number;
      readonly serverQty: number;
    };

/**
 * Report of a sync.
 * `done` false: it was not needed, not possible or failed; see `reason`.
 * `client`, `server`: true if that side still differs from the last agreed state. Source: CS-27.
 */
export interface SyncReport {
  readonly done: boolean;
  readonly reason?:
    | 'not-needed'
    | 'disabled'
    | 'offline'
    | 'not-connected'
    | 'failed'
    | 'ordered'
    | undefined;
  readonly lines: readonly LineReport[];
  readonly client: 'update-required' | 'no-changes';
  readonly server: 'update-required' | 'no-changes';
}

import type { ServerCartRow } from '@shop/contract';
import type { CartToken } from '@shop/kernel';
import type { CartEdit } from '../storage/cart-store.ts';
import type { MergeStep } from './plan-merge.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';

/** One step of a merge plan of this kind. */
export type Step<Kind extends MergeStep['do']> = Extract<MergeStep, { readonly do: Kind }>;

/** Result that ends a merge before its last step. */
export type BrokenMerge =
  /** The server cart has changed: plan again, from `rows` if the server sent them. */
  | {
      readonly kind: 'replan';
      readonly rows?: readonly ServerCartRow[] | undefined;
      readonly version?: string | undefined;
    }
  /** No further step is possible now. */
  | { readonly kind: 'stopped'; readonly failure: ServerCartFailure };

/** Result of one step. `version`: server cart version after it; `pushedKey`: key of the line that was sent. */
export type StepResult =
  | BrokenMerge
  | {
      readonly kind: 'next';
      readonly version: string | undefined;
      readonly pushedKey?: string | undefined;
    };

/** Context of one step. */
export interface StepContext {
  readonly token: CartToken;
  /** Version of the server cart, if the backend has versions. */
  readonly version: string | undefined;
  /** True if successful changes post no notices. */
  readonly isQuiet: boolean;
  /** Edits the cart unless it was cleared since the plan was made. */
  readonly change: (edit: CartEdit) => Promise<unknown>;
}

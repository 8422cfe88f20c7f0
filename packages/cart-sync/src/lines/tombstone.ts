import type { ServerCartRow } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import { optionChecksum } from './option-checksum.ts';

/** Record of a removed line that the server may still have. Source: CS-15. */
export interface Tombstone {
  readonly sku: string;
  readonly checksum?: string | undefined;
  /** Absent when the line was removed before the server sent a row of it. */
  readonly server_item_id?: number | undefined;
  /** Time of the removal during a write: until the write has ended, it may bring the line back. */
  readonly unsureSince?: EpochMs | undefined;
  /** True if the deletion was sent and has no response yet. */
  readonly isDeleting?: boolean | undefined;
  /** True if a later pull did not contain the line. */
  readonly checked?: boolean | undefined;
}

/** Returns true if the row belongs to a removed line. */
export function matchesTombstone(row: ServerCartRow, mark: Tombstone): boolean {
  if (mark.server_item_id !== undefined) return mark.server_item_id === row.item_id;
  const checksum = optionChecksum(row.product_option);
  return mark.checksum === undefined
    ? checksum === undefined && mark.sku === row.sku
    : mark.checksum === checksum;
}

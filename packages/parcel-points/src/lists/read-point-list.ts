import { err, ok, type Result } from '@shop/kernel';
import * as v from 'valibot';
import {
  maxPoints,
  storedPoint,
  type ParcelCarrier,
  type PointList,
  type StoredPoint,
} from '../parcel-point.ts';
import { foxpostPoint, foxpostRows } from './foxpost.ts';
import { glsPoint, glsRows } from './gls.ts';
import { mplPoint, mplRows } from './mpl.ts';
import { packetaPoint, packetaRows } from './packeta.ts';
import type { Row } from './field-values.ts';

/** A point that cannot be used. */
export interface PointProblem {
  /** Position in the list, from 1. */
  readonly row: number;
  /** Code of the point; '' if it has none. */
  readonly code: string;
  /** Field of `storedPoint`. */
  readonly field: string;
  readonly problem: 'missing' | 'invalid' | 'duplicate';
}

/** Reason why a list cannot be used as a whole. */
export type PointListError =
  /** Not in the carrier's format. */
  | { readonly kind: 'not-a-list' }
  | { readonly kind: 'too-many'; readonly most: number }
  /** The list has no usable point. */
  | { readonly kind: 'empty'; readonly problems: readonly PointProblem[] };

/** A list, and the problems of the rows that were left out. */
export interface ReadList {
  readonly list: PointList;
  readonly problems: readonly PointProblem[];
}

interface ListFormat {
  readonly rows: (text: string) => readonly unknown[] | undefined;
  readonly point: (row: unknown) => Row;
}

const formats: Readonly<Record<ParcelCarrier, ListFormat>> = {
  foxpost: { rows: (text) => foxpostRows(jsonOf(text)), point: foxpostPoint },
  gls: { rows: (text) => glsRows(jsonOf(text)), point: glsPoint },
  mpl: { rows: mplRows, point: mplPoint },
  packeta: { rows: (text) => packetaRows(jsonOf(text)), point: packetaPoint },
};

/**
 * Reads the list of a carrier in the carrier's own format. A row that cannot be used, or whose code is in an earlier
 * row, is left out and reported with the first wrong field.
 *
 * @param text - Contents of the carrier's file.
 * @returns The points in the order of the list.
 * @see SPEC.md PP-1 to PP-5
 */
export function readPointList(
  carrier: ParcelCarrier,
  text: string,
): Result<ReadList, PointListError> {
  const { rows: read, point } = formats[carrier];
  const rows = read(text.replace(/^\uFEFF/, ''));
  if (rows === undefined) return err({ kind: 'not-a-list' });
  if (rows.length > maxPoints) return err({ kind: 'too-many', most: maxPoints });
  const points = new Map<string, StoredPoint>();
  const problems: PointProblem[] = [];
  for (const [index, row] of rows.entries()) {
    const value = point(row);
    const parsed = v.safeParse(storedPoint, value);
    const at = { row: index + 1, code: String(value['code']) };
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const [item] = issue.path ?? [];
      const field = String(item?.key);
      const isMissing = issue.input === '' || issue.input === undefined;
      problems.push({ ...at, field, problem: isMissing ? 'missing' : 'invalid' });
    } else if (points.has(parsed.output.code)) {
      problems.push({ ...at, field: 'code', problem: 'duplicate' });
    } else {
      points.set(parsed.output.code, parsed.output);
    }
  }
  if (points.size === 0) return err({ kind: 'empty', problems });
  return ok({ list: { carrier, points: [...points.values()] }, problems });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

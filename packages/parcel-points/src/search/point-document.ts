import type { ParcelPoint } from '@shop/contract';
import type { ParcelCarrier, StoredPoint } from '../parcel-point.ts';

/** Returns a point in the form of the API and of orders, without the fields that only the list needs. Source: PP-10. */
export function pointDocument(carrier: ParcelCarrier, point: StoredPoint): ParcelPoint {
  const { is_active: _isActive, ...pointFields } = point;
  return { ...pointFields, carrier };
}

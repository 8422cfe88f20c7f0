export { readPointList } from './lists/read-point-list.ts';
export type { PointListError, PointProblem, ReadList } from './lists/read-point-list.ts';
export { maxPoints, parcelCarriers, pointList, storedPoint } from './parcel-point.ts';
export type { ParcelCarrier, PointList, StoredPoint } from './parcel-point.ts';
export { isAlwaysOpen, openingSpans } from './search/opening-spans.ts';
export type { OpeningSpan } from './search/opening-spans.ts';
export { pointDocument } from './search/point-document.ts';
export { createPointSearch, maxResults, minSearchLength } from './search/point-search.ts';
export type { PointResults, PointSearch } from './search/point-search.ts';

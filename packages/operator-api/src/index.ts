export { priceEntry, stockEntry } from './calls/catalog-calls.ts';
export { operatorErrors, type OperatorErrorCode } from './calls/error-codes.ts';
export type { OperatorCall } from './calls/operator-call.ts';
export {
  operatorBase,
  operatorCallList,
  operatorCalls,
  type OperatorAnswer,
  type OperatorCallId,
  type OperatorInput,
  type OperatorRequest,
} from './calls/operator-calls.ts';
export { readFrom } from './calls/read-from.ts';
export { isDay } from './calls/shared-fields.ts';
export {
  createOperatorClient,
  OperatorError,
  type OperatorClient,
  type OperatorFetch,
} from './client/operator-client.ts';
export { readBearer, writeKey, type OperatorKey } from './keys/operator-key.ts';
export { readScopes, scopes, type Scope } from './keys/scopes.ts';
export {
  type LineReport,
  type LineResult,
  maxLineBytes,
  maxLines,
  refusedLine,
  reportLines,
} from './lines/line-report.ts';

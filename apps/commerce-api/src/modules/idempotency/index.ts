export {
  changeOnce,
  idempotencyKey,
  markReplay,
  respondInOneStatement,
  respondOnce,
} from './idempotency-http.ts';
export {
  type IdempotencyClaim,
  responseLifeMs,
  type StoredResponse,
  storedResponse,
} from './idempotency-store.ts';

export { changeOnce, markReplay } from './idempotent-change.ts';
export {
  respondInOneStatement,
  respondOnce,
  idempotencyKey,
  responseLifeMs,
  type StoredResponse,
  type IdempotencyClaim,
  storedResponse,
} from './idempotent-response.ts';

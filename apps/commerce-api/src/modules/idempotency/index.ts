export { changeOnce, tellingReplay } from './idempotent-change.ts';
export {
  answerAtOnce,
  answerOnce,
  idempotencyKey,
  keptMs,
  type OnceAnswer,
  type OnceClaim,
  rememberedAnswer,
} from './idempotent-response.ts';

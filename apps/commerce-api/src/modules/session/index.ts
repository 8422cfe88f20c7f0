export { customerIdFinder, findSignedIn, requireSignedIn } from './session-http.ts';
export { isCommonPassword } from './common-password.ts';
export { matchesHash, hashPassword, isOutdatedHash, dummyHash } from './password-hash.ts';
export type { RequirePassword } from './password-http.ts';
export {
  type Caller,
  endSessionOf,
  endSessions,
  refreshSession,
  type SessionTokens,
  startSession,
} from './session.ts';

import { err, type Connectivity, type Result } from '@shop/kernel';
import type { SessionManager } from '../session/session-manager.ts';
import type { TokenManager } from '../tokens/token-manager.ts';
import type { AccountApi } from './account-api.ts';
import type { AccountConfig, AccountPorts } from './account-ports.ts';
import type { AccountFailure } from './account.ts';

/** Parts shared by the calls of an account. */
export interface AccountParts {
  readonly config: AccountConfig;
  readonly ports: AccountPorts;
  readonly api: AccountApi;
  readonly tokenManager: TokenManager;
  readonly sessionManager: SessionManager;
}

/** Runs a call that cannot wait for the network. Offline it fails before anything is sent. */
export async function whenOnline<T>(
  { connectivity }: { readonly connectivity: Connectivity },
  call: () => Promise<Result<T, AccountFailure>>,
): Promise<Result<T, AccountFailure>> {
  return connectivity.isOnline() ? call() : err({ kind: 'network', reason: 'offline' });
}

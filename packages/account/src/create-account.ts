import type { Account } from './account.ts';
import type { AccountConfig, AccountPorts } from './account-ports.ts';

/** Builds the account of this device. Nothing is read or sent before `start` or a call. */
export function createAccount(config: AccountConfig, ports: AccountPorts): Account {
  throw new Error(`not wired yet: ${config.baseUrl} ${ports.clock.now()}`);
}

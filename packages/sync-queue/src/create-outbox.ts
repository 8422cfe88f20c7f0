import type { OutboxConfig } from './outbox-config.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import type { Outbox } from './outbox.ts';

/** Builds the outbox. Nothing is read or sent before `start`. */
export function createOutbox(config: OutboxConfig, ports: OutboxPorts): Outbox {
  throw new Error(`not yet: ${config.baseUrl} ${String(ports.connectivity.isOnline())}`);
}

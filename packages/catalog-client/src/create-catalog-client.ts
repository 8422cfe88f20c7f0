import type { CatalogClient } from './catalog-client.ts';
import type { CatalogConfig } from './catalog-config.ts';
import type { CatalogPorts } from './catalog-ports.ts';

/**
 * The catalogue over the wire, with kept answers and one request per question at a time.
 * Source: CC-1 to CC-60.
 */
export function createCatalogClient(config: CatalogConfig, ports: CatalogPorts): CatalogClient {
  throw new Error(`not wired yet: ${config.baseUrl} ${ports.clock.now()}`);
}

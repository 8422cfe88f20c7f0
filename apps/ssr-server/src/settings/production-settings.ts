import { productionProblems, type ShopConfig } from '@shop/shop-config';
import type { SsrConfig } from './config.ts';

/**
 * Rejects a production start with settings that only the demo may use.
 * Errors: throws one line for each setting.
 */
export function assertProduction(config: SsrConfig, shop: ShopConfig): void {
  if (config.mode === 'demo') return;
  const { explicit, shopHostPort } = config;
  const lines = productionProblems(shop, explicit.publicUrl).map(({ message }) => message);
  if (explicit.shopDir === undefined) {
    lines.push('SHOP_DIR is not set: give the folder of the shop, with its shop.json.');
  }
  if (explicit.apiUrl === undefined) {
    lines.push(
      'API_URL is not set: give the address of the backend, such as http://127.0.0.1:4000.',
    );
  }
  if (shopHostPort !== 0) {
    lines.push(
      `SHOP_HOST_PORT is ${shopHostPort}, which plays the shop host of the demo: leave it out, or name one with SHOP_HOST_URL.`,
    );
  }
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** Returns the warnings of a production start: one line by setting. */
export function doubtfulSettings(config: SsrConfig): ReadonlyMap<string, string> {
  const doubtful = new Map<string, string>();
  if (config.mode === 'demo') return doubtful;
  if (config.drainNoticeMs === 0) {
    doubtful.set('DRAIN_NOTICE_MS', 'is 0: balancers do not notice a stop; leave it out.');
  }
  if (config.pseudoLanguage) {
    doubtful.set('PSEUDO_LANGUAGE', 'is on: the shop speaks words nobody knows; leave it out.');
  }
  if (!config.explicit.trustedProxies) {
    doubtful.set(
      'TRUSTED_PROXIES',
      'is not set: behind a proxy all shoppers count as one client; count the proxies before this server, 0 for none.',
    );
  }
  if (config.rateLimitScale !== 1) {
    doubtful.set(
      'RATE_LIMIT_SCALE',
      `is ${config.rateLimitScale}: one client may have that many more pages made; leave it out.`,
    );
  }
  return doubtful;
}

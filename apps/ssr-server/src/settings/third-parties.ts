import { toolOrigins, toolScripts } from '@shop/analytics';
import type { ShopConfig } from '@shop/shop-config';
import type { ThirdPartyScripts } from '../render/renderer.ts';
import type { SsrConfig } from './config.ts';

/** Scripts of third parties, and the origins that pages may request for them. */
export interface ThirdParties {
  readonly scripts: ThirdPartyScripts;
  readonly origins: readonly string[];
}

/** Merges the third parties of the operator's settings with those of the analytics accounts of the shop. */
export function thirdParties(
  config: Pick<SsrConfig, 'thirdPartyOrigins' | 'thirdPartyScripts'>,
  { analytics }: Pick<ShopConfig, 'analytics'>,
): ThirdParties {
  const tools = toolScripts(analytics).map(({ tool, address }) => [tool, address] as const);
  return {
    scripts: { ...config.thirdPartyScripts, ...Object.fromEntries(tools) },
    origins: [...new Set([...config.thirdPartyOrigins, ...toolOrigins(analytics)])],
  };
}

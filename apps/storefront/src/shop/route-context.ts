import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Shop } from './shop.ts';

/** Context of every route, loader and component. */
export interface RouteContext {
  readonly shop: Shop;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  /** Fetches the texts that the first render did not need. */
  readonly loadTexts: () => Promise<void>;
  /** Time of the request by the server's clock, so that server and browser render the same prices. */
  readonly requestedAt: number;
  /** Request id of the page that failed on the server, for the report. */
  readonly requestId?: string;
}

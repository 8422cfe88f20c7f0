import type { NameIndex } from '@shop/catalog-client';
import type { PageTag } from '@shop/contract';
import type { Settings } from '../../shop/settings/settings.ts';
import type { WrittenData } from './write-page-data.ts';

export interface PageRequest {
  readonly href: string;
  /** Request id, shown on a failed page. */
  readonly requestId: string;
  readonly requestedAt: number;
  readonly apiUrl: string;
  readonly settings: Omit<Settings, 'storeCode' | 'pages' | 'overrides' | 'texts'>;
  readonly signal: AbortSignal;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly location: string | undefined;
  readonly audience: 'public' | 'personal';
  readonly isCanonical: boolean;
  readonly tags: readonly PageTag[];
  /** Data that the browser hydrates the page with; undefined if the page contains it. */
  readonly data: WrittenData | undefined;
  /** Additional data that pages of the store view share; undefined if the page needs none or contains it. */
  readonly commonData: WrittenData | undefined;
}

export interface Renderer {
  (page: PageRequest): Promise<RenderedPage>;
  /**
   * Invalidates the stored responses with any of these tags. Call it before pages are invalidated. An empty list: the
   * change feed is connected and has reported every change so far. Without it, no response with a price is stored.
   */
  invalidate(tags: readonly string[]): void;
  /** Returns the current data that pages of the store view of `page` share; undefined if it cannot be fetched. */
  commonData(page: PageRequest): Promise<WrittenData | undefined>;
  /** Returns the product names of the store view of `page`; undefined if they cannot be fetched. */
  nameIndex(page: PageRequest): Promise<NameIndex | undefined>;
}

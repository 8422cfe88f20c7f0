/** A finished page: its compressed bytes and the values of its headers. */
export interface StoredPage {
  readonly status: number;
  /** HTML, compressed with brotli; empty for a redirect. No other form is stored. */
  readonly brotli: Buffer;
  /** True if the page was recompressed in the background with the highest quality. */
  readonly isSmallest: boolean;
  readonly policy: string;
  /** Etag of the HTML, independent of its compression. */
  readonly etag: string;
  readonly storedAt: number;
  readonly location?: string;
  readonly audience: 'public' | 'personal';
  /** True if the address is the canonical one of the page. */
  readonly isCanonical: boolean;
  /** Request id of a failed render; absent for a complete page. */
  readonly requestId?: string;
  /** Tags of its content: the page is stale when one of them is invalidated. */
  readonly tags: readonly string[];
  readonly data?: StoredData;
}

/** Data for the hydration of a page, compressed. */
export interface StoredData {
  readonly hash: string;
  readonly brotli: Buffer;
}

/** A finished page as it is sent: bytes, plain and compressed, and the headers that belong to them. */
export interface StoredPage {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly policy: string;
  readonly etag: string;
  readonly storedAt: number;
  readonly location?: string;
  readonly audience: 'public' | 'personal';
  /** Whether the address is the page's own. */
  readonly isCanonical: boolean;
  /** Of the render that broke; a whole page has none. */
  readonly requestId?: string;
  /** What it shows: it is stale when one of these is. */
  readonly tags: readonly string[];
  readonly data?: StoredData;
}

/** The data a page is hydrated with, as it is sent. */
export interface StoredData {
  readonly hash: string;
  readonly brotli: Uint8Array<ArrayBuffer>;
}

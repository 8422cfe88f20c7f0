/** A finished page as it is sent: its compressed bytes, and the headers that belong to them. */
export interface StoredPage {
  readonly status: number;
  /** The HTML, compressed with brotli; empty for a redirect. No other form is kept. */
  readonly brotli: Buffer;
  /** Whether the bytes are the smallest there are: compressed once more, at leisure. */
  readonly isSmallest: boolean;
  readonly policy: string;
  /** Of the HTML, however it is compressed. */
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
  readonly brotli: Buffer;
}

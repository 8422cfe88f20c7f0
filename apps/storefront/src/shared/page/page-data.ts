/** Data of a page for its head. */
export interface PageData {
  readonly title: string;
  readonly description: string | undefined;
  /** Canonical address for search engines. */
  readonly canonical: string;
  /** Picture of 1200 × 630 for sharing; default: that of the home page. */
  readonly shareImage?: string;
  /** Open Graph type; `website` if undefined. */
  readonly shareType?: 'article' | 'product';
  /** Previous and next page of a list. */
  readonly previous?: string;
  readonly next?: string;
  /** `false` excludes the page from search engines, such as results of the shop's search. */
  readonly isIndexed?: boolean;
  /** Number of results of a search that the shop has answered. */
  readonly resultCount?: number;
  /** Layout around the page; default: header and footer. */
  readonly layout?: ShellLayout;
  /** Structured data: schema.org entities. */
  readonly structured?: readonly StructuredData[];
}

/** Complete header and footer, none, or logo and legal links only. */
export type ShellLayout = 'default' | 'empty' | 'minimal';

/** One schema.org entity as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Data of a page for its head. */
export interface PageData {
  readonly title: string;
  readonly description: string | undefined;
  /** The one address search engines should know it by. */
  readonly canonical: string;
  /** Picture of 1200 × 630 for sharing; default: that of the home page. */
  readonly shareImage?: string;
  /** Open Graph type; `website` if undefined. */
  readonly shareType?: 'article' | 'product';
  /** The pages of a list before and after this one. */
  readonly previous?: string;
  readonly next?: string;
  /** `false` keeps it out of search engines: results of the shop's own search. */
  readonly isIndexed?: boolean;
  /** Number of results of a search that the shop itself has answered. */
  readonly resultCount?: number;
  /** Layout around the page; the whole shell if undefined. */
  readonly layout?: ShellLayout;
  /** Structured data: schema.org entities. */
  readonly structured?: readonly StructuredData[];
}

/** The whole frame, nothing at all, or the mark and the legal links only. */
export type ShellLayout = 'default' | 'empty' | 'minimal';

/** One schema.org entity as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

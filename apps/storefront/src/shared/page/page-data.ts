/** What the head of a page says of it. */
export interface PageData {
  readonly title: string;
  readonly description: string | undefined;
  /** The one address search engines should know it by. */
  readonly canonical: string;
  /** The picture of 1200 × 630 that is made for sharing it; that of the home page unless told. */
  readonly shareImage?: string;
  /** What it is for sites it is shared on; a page of a website unless told. */
  readonly shareType?: 'article' | 'product';
  /** The pages of a list before and after this one. */
  readonly previous?: string;
  readonly next?: string;
  /** `false` keeps it out of search engines: results of the shop's own search. */
  readonly isIndexed?: boolean;
  /** What stands around it; the whole frame unless told. */
  readonly layout?: ShellLayout;
  /** What machines read of it: schema.org entities. */
  readonly structured?: readonly StructuredData[];
}

/** The whole frame, nothing at all, or the mark and the legal links only. */
export type ShellLayout = 'default' | 'empty' | 'minimal';

/** One schema.org entity as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

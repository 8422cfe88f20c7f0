/** The kinds of catalog document, as import files and the `document` table name them. */
export const documentTypes = [
  'product',
  'category',
  'attribute',
  'attribute_group',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
  'prismic',
  'mlc',
  'instagram',
] as const;

export type DocumentType = (typeof documentTypes)[number];

/** Fields of a document, unchecked. */
export type Source = Readonly<Record<string, unknown>>;

export interface StoredDocument {
  readonly id: string;
  readonly source: Source;
}

/** A document as it was imported: JSON. */
export interface DocumentText {
  readonly id: string;
  readonly text: string;
}

/** The wire says `attribute-group`, files and tables `attribute_group`. */
export function documentTypeOf(wireType: string): DocumentType | undefined {
  const name = wireType.replaceAll('-', '_');
  return documentTypes.find((type) => type === name);
}

/** Documents that the content folder adds to the catalog, by type. */
export type ContentDocuments = ReadonlyMap<DocumentType, readonly StoredDocument[]>;

/** Fields of a document, whatever they are. */
export type SearchDocument = Readonly<Record<string, unknown>>;

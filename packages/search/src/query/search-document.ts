/** Document of any type, by field name. */
export type SearchDocument = Readonly<Record<string, unknown>>;

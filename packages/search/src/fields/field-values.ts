import type { SearchDocument } from '../query/search-document.ts';

/** Longest text that is indexed: longer texts are descriptions, which no filter uses. */
const maxTextLength = 200;
const maxDepth = 3;

/** Fields that are never filtered or sorted by, or are stored separately because they change often (price, stock). */
const leftOut = new Set([
  'description',
  'short_description',
  'custom_attributes',
  'extension_attributes',
  'media_gallery',
  'bundle_options',
  'custom_options',
  'content',
  'detail',
]);

/**
 * Calls `take` with the dotted path and the text of each searchable value of a document. Traverses lists and the
 * objects in them, so `category.name` has one value per category. Of variants it reads only identifiers and option
 * values.
 */
export function eachFieldValue(
  document: SearchDocument,
  take: (path: string, text: string) => void,
): void {
  const variantFields = new Set(['sku', 'id', ...optionCodes(document)]);
  for (const [field, value] of Object.entries(document)) {
    if (leftOut.has(field)) continue;
    walk(field, value, 1, field === 'configurable_children' ? variantFields : undefined, take);
  }
}

function walk(
  path: string,
  value: unknown,
  depth: number,
  only: ReadonlySet<string> | undefined,
  take: (path: string, text: string) => void,
): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'string') {
    if (value.length <= maxTextLength) take(path, value);
    return;
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    take(path, String(value));
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) walk(path, item, depth, only, take);
    return;
  }
  if (typeof value !== 'object' || depth >= maxDepth) return;
  for (const [field, inner] of Object.entries(value)) {
    // A nested tree contributes only ids: its members have documents of their own.
    if (field === 'children_data' || (path.endsWith('children_data') && field !== 'id')) continue;
    if (only === undefined || only.has(field)) {
      walk(`${path}.${field}`, inner, depth + 1, undefined, take);
    }
  }
}

function optionCodes(document: SearchDocument): readonly string[] {
  const options = document['configurable_options'];
  if (!Array.isArray(options)) return [];
  return options.flatMap((option: { attribute_code?: unknown } | null) =>
    typeof option?.attribute_code === 'string' ? [option.attribute_code] : [],
  );
}

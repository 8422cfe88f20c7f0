import type { DocumentType, Source } from '../document.ts';
import { toNumber, toSource, toText, customFields } from '../coerce.ts';
import { importedChild, importedProduct, optionLists } from './imported-documents.ts';
import { isAbsent, listValues } from './read-fields.ts';

/** MySQL's empty date. */
const noDate = /^0000-00-00/;

/** The field that identifies a document, whatever its `_id` is; without it, `_id` counts. */
export const idFields: Readonly<Record<DocumentType, string>> = {
  product: 'id',
  category: 'id',
  attribute: 'attribute_id',
  attribute_group: 'attribute_group_id',
  taxrule: 'id',
  review: 'id',
  cms_page: 'id',
  cms_block: 'id',
  cms_hierarchy: 'id',
  prismic: 'prismic_id',
  mlc: 'mlc_id',
  instagram: 'instagram_id',
};

/** Types whose id may be in `_id` only. Products always have an id field; pages may be identified by a name. */
const numberedByLine: ReadonlySet<DocumentType> = new Set([
  'category',
  'attribute',
  'attribute_group',
  'taxrule',
  'review',
]);

/**
 * Moves a document's fields to where its schema expects them: an id that only the line has, fields in
 * `custom_attributes`, pictures given as bare paths, stock given as a list with one entry.
 */
export function prepareDocument(
  type: DocumentType,
  ownId: string | undefined,
  source: Source,
): Source {
  if (type === 'product') return prepareProduct(source);
  const field = idFields[type];
  if (!numberedByLine.has(type) || !isAbsent(source[field])) return source;
  return { ...source, [field]: isAbsent(source['id']) ? ownId : source['id'] };
}

/** Visibility of articles that no list shows: variants of a configurable. */
const notListed = 1;

function prepareProduct(source: Source): Source {
  const article = prepareArticle(source, importedProduct.entries);
  const { parentSku: _parent, ...listed } = article;
  // A listed article has its own page, even with a parent; an unlisted one opens as a variant of its parent.
  const product = toNumber(article['visibility']) === notListed ? article : listed;
  const children = listValues(product['configurable_children']);
  if (children === undefined) return product;
  return {
    ...product,
    configurable_children: children.map((child) => {
      const fields = toSource(child);
      return fields === undefined ? child : prepareArticle(fields, importedChild.entries);
    }),
  };
}

/** A product or one of its variants. */
function prepareArticle(source: Source, entries: object): Source {
  const knownFields = Object.entries(customFields(listValues(source['custom_attributes']))).filter(
    ([code]) => Object.hasOwn(entries, code) || optionLists.test(code),
  );
  const ownFields = Object.entries(source).filter(([, value]) => !isAbsent(value));
  const article: Record<string, unknown> = Object.fromEntries([...knownFields, ...ownFields]);
  for (const field of ['special_from_date', 'special_to_date', 'created_at', 'updated_at']) {
    if (noDate.test(toText(article[field]) ?? '')) delete article[field];
  }
  const gallery = article['media_gallery'];
  const pictures = typeof gallery === 'string' ? gallery : listValues(gallery);
  if (pictures !== undefined) {
    article['media_gallery'] = [pictures]
      .flat()
      .map((picture) =>
        typeof picture === 'string' && picture !== '' ? { image: picture } : picture,
      );
  }
  const levels = listValues(article['stock']);
  if (levels !== undefined && levels.length <= 1) article['stock'] = levels[0];
  return article;
}

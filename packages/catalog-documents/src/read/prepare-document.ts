import type { DocumentType, Source } from '../document.ts';
import { toNumber, toSource, toText, customFields } from '../coerce.ts';
import { importedChild, importedProduct, optionLists } from './imported-documents.ts';
import { isAbsent, listValues } from './read-fields.ts';

/** A date of MySQL that is none. */
const noDate = /^0000-00-00/;

/** The field a document is known by whatever the file calls it in `_id`; without it, `_id` counts. */
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

/** Types whose number may stand in `_id` alone. Products always say theirs; pages may go by a name. */
const numberedByLine: ReadonlySet<DocumentType> = new Set([
  'category',
  'attribute',
  'attribute_group',
  'taxrule',
  'review',
]);

/**
 * Puts a document's fields where its schema looks for them: the number of a document that only its line names, fields
 * that stand among `custom_attributes`, pictures given as bare paths, stock given as a list of one.
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

/** The visibility of what no list shows: a variant of its configurable. */
const notListed = 1;

function prepareProduct(source: Source): Source {
  const article = prepareArticle(source, importedProduct.entries);
  const { parentSku: _parent, ...listed } = article;
  // What is listed has a page of its own, whichever parent a file names; another article opens as its parent's variant.
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

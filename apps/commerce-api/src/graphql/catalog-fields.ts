import { type SearchHits, projection } from '@shop/search';
import { catalogQuery, elasticAnswer, type FoundDocument } from '../catalog/index.ts';
import { maxSearchSize, searchQuery, searchSize } from '@shop/contract';
import * as v from 'valibot';
import { type DocumentType, type Source, toNumber, toRawText } from '@shop/catalog-documents';
import { isShownEntry } from '../modules/content/index.ts';
import type { ApiContext } from '../modules/context.ts';
import { checkSchema } from '../http/request/check-schema.ts';
import { refuseHostileJson } from '../http/request/hostile-json.ts';
import { defaultPageSize, filterParts } from '@shop/catalog-graphql';

/** All documents of a type without pages. */
const wholeList = { pageSize: maxSearchSize };

const fieldList = v.nullish(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200)),
  [],
);
const currentPage = v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(1_000_000)), 1);

const fieldArguments = v.object({
  search: v.nullish(v.pipe(v.string(), v.maxLength(200)), ''),
  filter: v.optional(v.unknown()),
  attributes: v.optional(v.unknown()),
  sort: v.nullish(v.record(v.string(), v.nullish(v.string())), {}),
  pageSize: v.nullish(searchSize, defaultPageSize),
  currentPage,
  _sourceInclude: fieldList,
  _sourceIncludes: fieldList,
  _sourceExclude: fieldList,
});

interface Found {
  readonly hits: SearchHits;
  readonly documents: readonly FoundDocument[];
  readonly pageSize: number;
  readonly currentPage: number;
}

/** The fields of `Query`: each searches the catalog as the REST search does. Errors: 400 as {@link checkSchema}. */
export function catalogFields(
  deps: ApiContext,
  signal: AbortSignal,
): Readonly<Record<string, (args: Source) => Promise<Source>>> {
  const { catalog, config, shop, view } = deps;
  const find = async (type: DocumentType, input: Source): Promise<Found> => {
    refuseHostileJson(input);
    const args = checkSchema(fieldArguments, input);
    const { applied, available } = filterParts(args.filter ?? args.attributes);
    const wire = checkSchema(searchQuery, {
      _searchText: args.search,
      _appliedFilters: applied,
      _availableFilters: available,
      _appliedSort: Object.entries(args.sort ?? {}).map(([field, options]) => ({ field, options })),
    });
    const page = { from: (args.currentPage - 1) * args.pageSize, size: args.pageSize };
    const hits = await catalog.search.find(catalogQuery(type, wire, page));
    signal.throwIfAborted();
    const hitDocuments = await catalog.documents(
      type,
      hits.hits.map(({ id }) => id),
    );
    const { _sourceInclude: include, _sourceIncludes: includes, _sourceExclude: exclude } = args;
    const project = projection([...include, ...includes], exclude);
    const scores = new Map(hits.hits.map(({ id, score }) => [id, score]));
    return {
      hits,
      documents: hitDocuments.map(({ id, document }) => ({
        id,
        score: scores.get(id) ?? 1,
        source: project.of(document),
      })),
      pageSize: args.pageSize,
      currentPage: args.currentPage,
    };
  };
  const hitsOf =
    (type: DocumentType, paging: Source = {}) =>
    async (args: Source) => {
      const { hits, documents } = await find(type, { ...args, ...paging });
      const [index = ''] = config.catalogIndexes;
      return elasticAnswer({ index, type }, hits, documents);
    };
  const entriesOf = (type: DocumentType) => async (args: Source) => {
    const { documents } = await find(type, { ...args, ...wholeList });
    const shownDocuments = documents.filter(({ source }) =>
      isShownEntry(source, view.storeId, deps),
    );
    return { items: shownDocuments.map(({ source }) => cmsEntry(source)) };
  };
  return {
    async products(args) {
      const { hits, documents, pageSize, currentPage } = await find('product', args);
      return {
        items: documents.map(({ source, score }) => ({ ...source, _score: score })),
        total_count: hits.total,
        page_info: { page_size: pageSize, current_page: currentPage },
        aggregations: hits.aggregations,
        suggestions: hits.suggestions,
        sort_fields: {
          default: shop.products.defaultSort,
          options: shop.products.sortOptions.map(({ value, label }) => ({ value, label })),
        },
      };
    },
    categories: hitsOf('category'),
    customAttributeMetadata: hitsOf('attribute', wholeList),
    reviews: hitsOf('review'),
    taxrule: hitsOf('taxrule', wholeList),
    cmsPages: entriesOf('cms_page'),
    cmsBlocks: entriesOf('cms_block'),
    cmsHierarchies: entriesOf('cms_hierarchy'),
  };
}

/** Converts numbers and texts of an imported entry, which may have one in the form of the other. */
function cmsEntry(source: Source): Source {
  const numbers = ['id', 'page_id', 'store_id'].map((name) => [name, toNumber(source[name])]);
  const texts = ['identifier', 'title', 'content', 'content_heading', 'creation_time'].map(
    (name) => [name, toRawText(source[name])],
  );
  return { ...source, ...Object.fromEntries([...numbers, ...texts]) };
}

/**
 * The schema of `/graphql`, with the names that older clients send. Documents and conditions are JSON: a catalog has
 * its own fields, which a fixed schema cannot name. Source: wire contract 6.
 */
export const schemaText = `
"""Any JSON value: documents travel whole, cut down by _sourceInclude and _sourceExclude."""
scalar JSON

"""
Conditions by field: { price: { gte: 10000, scope: "catalog" }, color: { in: [12], scope: "catalog" } }.
A field with nothing but the scope "catalog" is counted in the aggregations. Dotted fields may be nested.
"""
scalar ProductFilterInput
scalar CategoryFilterInput
scalar AttributeInput
scalar ReviewFilterInput
scalar TaxRuleInput
scalar CmsInput

"""Directions by field, the first one first: { final_price: ASC }."""
scalar ProductSortInput
scalar CategorySortInput
scalar ReviewSortInput

type Query {
  products(
    search: String
    filter: ProductFilterInput
    """At most 4000; 50 when below 1."""
    pageSize: Int = 20
    """From 1."""
    currentPage: Int = 1
    sort: ProductSortInput
    _sourceInclude: [String]
    _sourceExclude: [String]
  ): Products
  categories(
    search: String
    filter: CategoryFilterInput
    pageSize: Int = 20
    currentPage: Int = 1
    sort: CategorySortInput
    _sourceInclude: [String]
    _sourceIncludes: [String]
  ): SearchHits
  customAttributeMetadata(attributes: AttributeInput!, _sourceInclude: [String]): SearchHits
  reviews(
    search: String
    filter: ReviewFilterInput
    pageSize: Int = 20
    currentPage: Int = 1
    sort: ReviewSortInput
    _sourceInclude: [String]
  ): SearchHits
  taxrule(filter: TaxRuleInput): SearchHits
  cmsPages(filter: CmsInput): CmsPages
  cmsBlocks(filter: CmsInput): CmsBlocks
  cmsHierarchies(filter: CmsInput): CmsHierarchies
}

type Products {
  """Product documents, priced, each with its _score."""
  items: JSON
  """Of all that were found, not only this page."""
  total_count: Int
  page_info: SearchResultPageInfo
  """As the search call of the REST form answers them."""
  aggregations: JSON
  """The text as it was understood, where a word had to be corrected."""
  suggestions: [String!]
  sort_fields: SortFields
}

type SearchResultPageInfo {
  page_size: Int
  current_page: Int
}

type SortFields {
  default: String
  options: [SortField!]
}

type SortField {
  value: String
  label: String
}

"""As the search engine of older backends answers: { total, max_score, hits: [{ _source }] }."""
type SearchHits {
  hits: JSON
  aggregations: JSON
}

type CmsPages {
  items: [CmsPage!]
}

type CmsPage {
  """A whole number that may be larger than an Int."""
  id: Float
  page_id: Float
  identifier: String
  title: String
  content: String
  content_heading: String
  meta_description: String
  meta_keywords: String
  store_id: Int
}

type CmsBlocks {
  items: [CmsBlock!]
}

type CmsBlock {
  """A whole number that may be larger than an Int."""
  id: Float
  identifier: String
  title: String
  content: String
  creation_time: String
  store_id: Int
}

type CmsHierarchies {
  items: JSON
}
`;

import { stringifyQuery } from '../path/query.ts';

/** Path of the listing of all products: `/osszes-termek`. */
interface SearchConfig {
  readonly mainCategoryPath: string;
}

/** Returns the address of the search results for a text. Source: UR-52. */
export function searchAddress({ mainCategoryPath }: SearchConfig, text: string): string {
  return mainCategoryPath + stringifyQuery({ search: text });
}

/** Returns the pattern of search addresses for machines, with `{name}` in the position of the text. Source: UR-52. */
export function searchPattern(config: SearchConfig, name: string): string {
  return `${searchAddress(config, '')}{${name}}`;
}

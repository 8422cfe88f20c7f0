import { stringifyQuery } from '../path/query.ts';

/** Where listings of everything stand: `/osszes-termek`. */
interface SearchConfig {
  readonly mainCategoryPath: string;
}

/** Where all that is found for a text is listed. Source: UR-53. */
export function searchAddress({ mainCategoryPath }: SearchConfig, text: string): string {
  return mainCategoryPath + stringifyQuery({ search: text });
}

/** The same of any text, for machines that fill it in: `{name}` stands in its place. Source: UR-53. */
export function searchPattern(config: SearchConfig, name: string): string {
  return `${searchAddress(config, '')}{${name}}`;
}

import { createServerFn } from '@tanstack/react-start';
import { readHome, readMenu, readPage, type Filters } from './catalogue.ts';

export const menu = createServerFn().handler(() => readMenu());
export const home = createServerFn().handler(() => readHome());
export const page = createServerFn()
  .validator((input: { readonly path: string; readonly filters: Filters }) => input)
  .handler(async ({ data }) => (await readPage(data.path, data.filters)) ?? null);

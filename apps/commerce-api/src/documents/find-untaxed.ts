import type { Source } from '@shop/catalog-documents';
import {
  createUntaxedList,
  ruleClasses,
  type UntaxedProducts,
} from '@shop/catalog-documents/import';
import type { Sql } from 'postgres';
import { readDocuments } from './document-table.ts';

/** Finds the stored products that are sold without tax although their class is not 0. Source: PR-6. */
export async function findUntaxed(sql: Sql): Promise<UntaxedProducts> {
  const rules: Source[] = [];
  for await (const batch of readDocuments(sql, 'taxrule')) {
    rules.push(...batch.map(({ source }) => source));
  }
  const list = createUntaxedList(ruleClasses(rules));
  for await (const batch of readDocuments(sql, 'product')) {
    for (const { source } of batch) list.add(source);
  }
  return list.products();
}

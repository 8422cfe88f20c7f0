import { sql } from 'drizzle-orm';
import { bigint, customType, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Every catalogue document as it was imported. `type` as on the wire, `attribute_group` with an underscore. */
export const document = pgTable(
  'document',
  {
    type: text('type').notNull(),
    id: text('id').notNull(),
    source: jsonb('source').$type<Record<string, unknown>>().notNull(),
    contentHash: bytea('content_hash').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    sku: text('sku').generatedAlwaysAs(sql`(CASE WHEN type = 'product' THEN source ->> 'sku' END)`),
    urlPath: text('url_path').generatedAlwaysAs(sql`(source ->> 'url_path')`),
    identifier: text('identifier').generatedAlwaysAs(sql`(source ->> 'identifier')`),
  },
  (table) => [primaryKey({ columns: [table.type, table.id] })],
);

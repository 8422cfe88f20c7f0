import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../apps/commerce-api/src/db/connect.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../apps/commerce-api/src/test/test-postgres.ts';
import { findStatements, type DeclaredColumn, type SqlStatement } from './sql-statements.ts';

const app = resolve(import.meta.dirname, '../../../apps/commerce-api');
let database: TestDatabase;
let sql: ReturnType<typeof createPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = createPool(database.url, { max: 1, statementTimeoutMs: 0 });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** A column of a result, as PostgreSQL describes it. */
interface Column {
  readonly name: string;
  readonly type: number;
  /** Object id of the table and number of the column in the table. Both are 0 for an expression. */
  readonly table: number;
  readonly number: number;
}

/** Kind of value that the driver returns for each type, by the object id of the type. */
const kindOfType: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  ...Object.fromEntries([20, 21, 23, 26, 700, 701].map((type) => [type, 'number'])),
  ...Object.fromEntries([18, 19, 25, 1042, 1043, 1700, 2950].map((type) => [type, 'string'])),
  ...Object.fromEntries([1082, 1114, 1184].map((type) => [type, 'Date'])),
  ...Object.fromEntries([1005, 1007, 1009, 1015, 1016].map((type) => [type, 'array'])),
  ...Object.fromEntries([114, 3802].map((type) => [type, 'json'])),
};

/** Returns true if the statement has a condition on the column that is never true for null. */
const excludesNull = (text: string, name: string) =>
  new RegExp(`\\b${name} (= |IN |IS NOT NULL)`).test(text.slice(text.lastIndexOf('WHERE')));

function misfit(
  declared: DeclaredColumn,
  column: Column | undefined,
  isNullable: (column: Column) => boolean,
): string | undefined {
  if (column === undefined) return `${declared.name}: no such column`;
  const kind = kindOfType[column.type] ?? `type ${column.type}`;
  const kinds = [...declared.kinds];
  const fits =
    kind === 'json'
      ? !kinds.some((name) => name === 'Date' || name === 'Buffer')
      : kinds.every((name) => name === kind || name === 'any');
  if (!fits) return `${declared.name}: declared ${kinds.join(' | ')}, is ${kind}`;
  return isNullable(column) && !declared.isNullable ? `${declared.name}: can be null` : undefined;
}

it('declares of every row what the statement returns', async () => {
  const statements = findStatements(
    resolve(app, 'tsconfig.json'),
    (file) => file.startsWith(`${app}/src/`) && !/\.test\.ts$|\/test\//.test(file),
  );
  expect(statements.length).toBeGreaterThan(150);
  const nullable = new Set(
    (
      await sql<{ name: string }[]>`
        SELECT attrelid::int || ' ' || attnum AS name FROM pg_attribute WHERE NOT attnotnull`
    ).map(({ name }) => name),
  );
  const faults: string[] = [];
  const check = async ({ place, text, row }: SqlStatement) => {
    const described = await sql
      .unsafe(text, [], { prepare: true })
      .describe()
      .catch((error: unknown) => String(error));
    if (typeof described === 'string') return faults.push(`${place} ${described}\n${text}`);
    const isNullable = ({ table, number, name }: Column) =>
      nullable.has(`${table} ${number}`) && !excludesNull(text, name);
    const columns = (described.columns ?? []) as unknown as readonly Column[];
    for (const declared of row ?? []) {
      const column = columns.find(({ name }) => name === declared.name);
      const fault = misfit(declared, column, isNullable);
      if (fault !== undefined) faults.push(`${place} ${fault}`);
    }
    return undefined;
  };
  for (const statement of statements) await check(statement);
  expect(faults).toEqual([]);
}, 180_000);

it('finds a wrong type, a missing null and a column that is not there', () => {
  const declared = { name: 'qty', kinds: new Set(['number']), isNullable: false };
  const column = { name: 'qty', type: 25, table: 1, number: 1 };
  const never = () => false;
  expect(misfit(declared, { ...column, type: 23 }, never)).toBeUndefined();
  expect(misfit(declared, column, never)).toBe('qty: declared number, is string');
  expect(misfit(declared, { ...column, type: 23 }, () => true)).toBe('qty: can be null');
  expect(misfit(declared, undefined, never)).toBe('qty: no such column');
});

import { expect, it } from 'vitest';
import { operatorBase, operatorCallList } from '../calls/operator-calls.ts';
import { maxLineBytes, maxLines } from '../lines/line-report.ts';
import { operatorDocument } from './operator-document.ts';

const document = operatorDocument();

it('[OA-6] has every call of the table, and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, method, path]),
  );
  const served = operatorCallList.map(([id, { method, path }]) => [
    id,
    method.toLowerCase(),
    operatorBase + path.replaceAll(/:(\w+)/g, '{$1}'),
  ]);
  expect(described.toSorted()).toEqual(served.toSorted());
});

it('[OA-6] names scope, parameters, bodies and refusals of each', () => {
  const { stepOrder, setStock } = Object.fromEntries(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => [operation.operationId, operation]),
    ),
  );
  expect(stepOrder?.description).toContain('orders:write');
  expect(stepOrder?.parameters.map(({ name }) => name)).toEqual(['number', 'Idempotency-Key']);
  expect(Object.keys(stepOrder?.responses ?? {}).join(',')).toBe(
    '200,400,401,403,404,409,413,415,422,429,503',
  );
  expect(JSON.stringify(setStock?.requestBody)).toContain('"required":["sku","qty"]');
  expect(Object.keys(setStock?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'text/csv',
  ]);
});

it('[OA-6] refers to no schema that it does not have', () => {
  const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(refs.length).toBeGreaterThan(0);
  for (const [, name = ''] of refs) expect(document.components.schemas).toHaveProperty(name);
});

it('[OA-8] says how many lines and bytes a call may have', () => {
  expect([maxLines, maxLineBytes]).toEqual([10_000, 8_388_608]);
  expect(document.info.description).toContain('10000');
  expect(document.info.description).toContain('8388608');
});

it('[OA-5] has the log of the calls, without a field for personal data', () => {
  const log = JSON.stringify(document.paths[`${operatorBase}/log`]?.['get']?.responses['200']);
  expect(log).toContain('"subject"');
  expect(log).not.toMatch(/email|body|query/);
});

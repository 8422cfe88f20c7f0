import postgres, { type Sql } from 'postgres';
import { expect, it, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { withFallback } from './with-fallback.ts';

/** A pool that answers every statement with its own text. */
const echo = () => {
  const end = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const answer = (text: TemplateStringsArray) => Promise.resolve([text.join('?')]);
  return { sql: Object.assign(answer, { end }) as unknown as Sql, end };
};

/** `await` calls its `then`, which `await` of a plain promise does not. */
class Statement extends Promise<unknown> {}

/** A pool whose statements fail with this code. */
const failing = (code: string) =>
  (() => Statement.reject(Object.assign(new Error(code), { code }))) as unknown as Sql;

it('runs a statement on the fallback while no server listens', async () => {
  const away = postgres(`postgres://shop:shop@127.0.0.1:${await freePort()}/shop`, { max: 1 });
  const fallback = echo();
  const sql = withFallback(away, fallback.sql);
  expect(await sql`SELECT ${1}`).toEqual(['SELECT ?']);
  expect(await sql`SELECT 2`).toEqual(['SELECT 2']);
  await sql.end();
  expect(fallback.end).toHaveBeenCalledTimes(1);
});

it.each(['ECONNREFUSED', 'CONNECTION_CLOSED', 'CONNECT_TIMEOUT', '57P01', '57P03'])(
  'runs a statement again that failed with %s',
  async (code) => {
    expect(await withFallback(failing(code), echo().sql)`SELECT 1`).toEqual(['SELECT 1']);
  },
);

it.each(['42601', '57014', '53300'])('passes on an error of the statement: %s', async (code) => {
  await expect(withFallback(failing(code), echo().sql)`SELECT 1`).rejects.toThrow(code);
});

it('tries a server that was away again after 5 s', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    let isAway = true;
    let asked = 0;
    const sometimes = (() => {
      asked += 1;
      const lost = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      return isAway ? Statement.reject(lost) : Statement.resolve(['first']);
    }) as unknown as Sql;
    const sql = withFallback(sometimes, echo().sql);
    expect(await sql`SELECT 1`).toEqual(['SELECT 1']);
    isAway = false;
    vi.advanceTimersByTime(4_999);
    expect(await sql`SELECT 2`).toEqual(['SELECT 2']);
    vi.advanceTimersByTime(1);
    expect(await sql`SELECT 3`).toEqual(['first']);
    expect(asked).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

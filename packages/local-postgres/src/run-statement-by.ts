/**
 * Changes how a statement of postgres.js runs: `run` gets the function that starts it, once, when the statement is
 * first awaited. A part of another statement is never awaited. Returns any other value unchanged.
 * Errors: those of `run`, when the statement is awaited.
 */
export function runStatementBy<Query>(
  query: Query,
  run: (start: () => Promise<unknown>) => Promise<unknown>,
): Query {
  if (!(query instanceof Promise)) return query;
  const start = query.then.bind(query);
  let result: Promise<unknown> | undefined;
  const runOnce = () =>
    (result ??= run(() => new Promise((resolve, reject) => void start(resolve, reject))));
  return Object.assign(query, {
    // oxlint-disable-next-line unicorn/no-thenable -- a statement is awaited: that is when it starts
    then: (...args: Parameters<Promise<unknown>['then']>) => runOnce().then(...args),
    catch: (...args: Parameters<Promise<unknown>['catch']>) => runOnce().catch(...args),
    finally: (...args: Parameters<Promise<unknown>['finally']>) => runOnce().finally(...args),
    execute() {
      runOnce().catch(() => undefined);
      return query;
    },
  });
}

import { reportProgress } from './progress.ts';
import { startApi } from './start-api.ts';

const starting = startApi(process.env, process.cwd());
let isStopping = false;

/** A signal during the start waits for its end, so that nothing is left half begun; the second one ends at once. */
function stop(exitCode: number): void {
  if (isStopping) process.exit(exitCode);
  isStopping = true;
  void starting
    .then((api) => api.stop())
    .then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
}

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
// Started by another process: without it nobody would ever stop this one.
process.once('disconnect', () => stop(0));

try {
  const api = await starting;
  process.once('uncaughtException', (error) => {
    api.log.error('uncaught', { cause: error });
    stop(1);
  });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  reportProgress({ phase: 'failed', message });
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

import { startApi } from './start-api.ts';
import { reportProgress } from './progress.ts';

try {
  const api = await startApi(process.env, process.cwd());
  const stop = (exitCode: number) => {
    process.once('SIGTERM', () => process.exit(exitCode));
    process.once('SIGINT', () => process.exit(exitCode));
    void api.stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  // Started by another process: without it nobody would ever stop this one.
  process.once('disconnect', () => stop(0));
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

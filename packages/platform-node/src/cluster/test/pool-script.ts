import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServerDrain } from '../../drain-server.ts';
import { createJsonLog } from '../../json-log.ts';
import { createMetrics } from '../../metrics.ts';
import {
  createMemoryHost,
  createMetricsSum,
  createWorkerMemory,
  listenOn,
  metricsCall,
  startWorkers,
  takeWorkerSeat,
  WorkerStartError,
} from '../index.ts';

/**
 * A server of two processes, like an app. The test starts it as a child with an IPC channel; it reports its port, and
 * ends with SIGTERM. `FAIL`: workers end before they listen. It reports which workers were ready when one of them
 * started, and responds to messages by message.
 */
const log = createJsonLog();

async function supervise(): Promise<void> {
  const sum = createMetricsSum(['level']);
  const pool = await startWorkers({
    workers: 2,
    log,
    calls: ({ askAll }) => ({
      ...createMemoryHost({ maxBytes: 1_000_000 }),
      port: (port) => void process.send?.({ port }),
      began: async () => process.send?.({ began: [...(await askAll('pid')).values()] }),
    }),
    onExit: sum.retire,
  });
  let isStopping = false;
  process.on('SIGTERM', () => {
    if (isStopping) {
      pool.kill();
      process.exit(1);
    }
    isStopping = true;
    process.send?.({ stopping: true });
    void pool.stop(5_000).then(() => process.exit(0));
  });
  process.on('message', (question) => {
    if (question === 'pids') {
      void pool.askAll('pid').then((pids) => {
        const byWorker = [...pids].toSorted(([a], [b]) => a - b);
        process.send?.({ pids: byWorker.map(([, pid]) => pid) });
      });
    }
    if (question === 'metrics') {
      void pool.askAll(metricsCall).then((texts) => {
        process.send?.({ text: sum.text('', texts as ReadonlyMap<number, string>) });
      });
    }
  });
  process.send?.({ ready: true });
}

async function serve(): Promise<void> {
  if (process.env['FAIL'] !== undefined) {
    process.stderr.write('The port is taken\n');
    process.exit(1);
  }
  const metrics = createMetrics({ help: { requests: 'Requests.', level: 'Level.' } });
  metrics.gauge('level', () => 2);
  const seat = takeWorkerSeat(() => void drain.drain(2_000).then(() => process.exit(0)), {
    [metricsCall]: () => metrics.text(),
    pid: () => process.pid,
  });
  if (seat === undefined) throw new Error('This is no worker.');
  const memory = createWorkerMemory(seat);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    metrics.count('requests');
    if (request.url === '/crash') process.exit(7);
    if (request.url === '/slow') await new Promise((later) => setTimeout(later, 300));
    const counted = await memory.count('requests', 60_000);
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ pid: process.pid, counted: counted?.count }));
  };
  const server = createServer((request, response) => void answer(request, response));
  const drain = createServerDrain(server);
  await seat.ask('port', await listenOn(server, 0, '127.0.0.1', seat));
  await seat.ready();
  await seat.ask('began');
}

try {
  await (cluster.isPrimary ? supervise() : serve());
} catch (error) {
  if (!(error instanceof WorkerStartError)) throw error;
  process.exit(1);
}

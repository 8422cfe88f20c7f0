import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/*
 * Runs an HTTP server of Node with one response: the content of `ANSWER_FILE` with the headers of `ANSWER_HEADERS`. It
 * listens on `PORT`.
 */
const body = readFileSync(process.env['ANSWER_FILE'] ?? '');
const headers = JSON.parse(process.env['ANSWER_HEADERS'] ?? '{}') as Record<string, string>;
createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ event: 'ready' }));
process.on('disconnect', () => process.exit(0));

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/* Node's own server with one answer: what `ANSWER_FILE` holds, with the headers of `ANSWER_HEADERS`. PORT. */
const body = readFileSync(process.env['ANSWER_FILE'] ?? '');
const headers = JSON.parse(process.env['ANSWER_HEADERS'] ?? '{}') as Record<string, string>;
createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ event: 'ready' }));
process.on('disconnect', () => process.exit(0));

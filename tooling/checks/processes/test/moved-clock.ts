import { readFileSync } from 'node:fs';

/**
 * Moves the clock of a process by the milliseconds in the file `CLOCK_OFFSET_FILE`. Tests import it before the first
 * module of a server, so that limits of an hour can be tested.
 */
const file = process.env['CLOCK_OFFSET_FILE'];
const now = Date.now.bind(Date);
let offsetMs = 0;
Date.now = () => now() + offsetMs;
if (file !== undefined) {
  setInterval(() => {
    offsetMs = Number(readFileSync(file, 'utf8'));
  }, 20).unref();
}

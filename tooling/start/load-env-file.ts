import { existsSync } from 'node:fs';

/**
 * Preload of the commands that people start: loads `.env` of the current folder, if it exists, into the environment.
 * Variables that are already set do not change. `--env-file-if-exists` of Node does the same, but prints a warning if
 * there is no file, which is the usual case here.
 */
if (existsSync('.env')) process.loadEnvFile('.env');

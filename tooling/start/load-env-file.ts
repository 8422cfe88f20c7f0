import { existsSync } from 'node:fs';

/**
 * Preload of the commands that people start: loads `.env` of the current folder, if it exists, into the environment.
 * Variables that are set keep their values. Node's `--env-file-if-exists` does the same, but prints a warning where
 * there is no file, which is usual here.
 */
if (existsSync('.env')) process.loadEnvFile('.env');

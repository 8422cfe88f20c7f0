import { existsSync } from 'node:fs';
import { startSettingsFile } from './start-settings-file.ts';
import './load-env-file.ts';

/**
 * Preload of `pnpm shop`: loads `.env`, then what the last start wrote into the data folder, so that a command works
 * with the mode and address of the shop that runs. Variables that are already set do not change.
 */
const file = startSettingsFile(process.env['DATA_DIR'] || '.data');
if (existsSync(file)) process.loadEnvFile(file);

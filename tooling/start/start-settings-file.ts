import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings of a start that its environment need not name, and that commands for the same shop need. */
const chosenNames = ['SHOP_MODE', 'PUBLIC_URL'];

/** Returns the file of the data folder in which a start stores these settings. */
export function startSettingsFile(dataDir: string): string {
  return join(dataDir, 'start.env');
}

/** Stores the settings of a start for the commands that use its data folder. It contains no secret. */
export function storeStartSettings(dataDir: string, settings: NodeJS.ProcessEnv): void {
  const lines = chosenNames.flatMap((name) => {
    const value = settings[name];
    return value ? [`${name}=${JSON.stringify(value)}\n`] : [];
  });
  writeFileSync(startSettingsFile(dataDir), lines.join(''));
}

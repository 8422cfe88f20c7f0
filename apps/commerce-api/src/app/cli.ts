import { CommanderError } from 'commander';
import { ConfigError } from '@shop/api-settings';
import { createCommands, terminalText } from '@shop/shop-cli';
import { localCommands } from './local-commands.ts';

try {
  await createCommands(localCommands).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${terminalText(message)}\n`);
    if (!(error instanceof ConfigError) && process.env['DEBUG'] !== undefined) {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : ''}\n`);
    }
    process.exitCode = 1;
  }
}

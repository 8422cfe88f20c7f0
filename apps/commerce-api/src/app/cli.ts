import { CommanderError } from 'commander';
import { ConfigError } from '@shop/api-settings';
import { createCommands, terminalText, type ShopCommands } from '@shop/shop-cli';
import { localCommands } from './local-commands.ts';

/** Returns the commands of this machine, or of the remote shop if `SHOP_URL` and `SHOP_KEY` are set. */
async function chooseCommands(): Promise<ShopCommands> {
  const address = { SHOP_URL: process.env['SHOP_URL'], SHOP_KEY: process.env['SHOP_KEY'] };
  if (Object.values(address).every((text) => (text ?? '') === '')) return localCommands;
  const { createRemoteCommands, readRemoteShop } = await import('@shop/shop-cli/remote');
  const { createOperatorClient } = await import('@shop/operator-api');
  const client = createOperatorClient(readRemoteShop(address), fetch);
  return createRemoteCommands(client, () => crypto.randomUUID());
}

try {
  await createCommands(await chooseCommands()).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${terminalText(message)}\n`);
    if (!(error instanceof ConfigError) && process.env['DEBUG'] !== undefined) {
      process.stderr.write(`${terminalText(error instanceof Error ? (error.stack ?? '') : '')}\n`);
    }
    process.exitCode = 1;
  }
}

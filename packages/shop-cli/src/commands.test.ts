import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { createCommands } from './commands.ts';
import type { ShopCommands } from './shop-commands.ts';

/** Creates the commands without output. */
function commands(): Command {
  const shop = createCommands({} as ShopCommands);
  const silence = (command: Command): void => {
    command.configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
    command.commands.forEach(silence);
  };
  silence(shop);
  return shop;
}

it.each([
  ['newsletter hirlevel masik'],
  ['coupons list all more'],
  ['coupons end A B'],
  ['coupons add A'],
  ['coupons remove A'],
  ['orders list pending shipped'],
  ['orders show'],
  ['webhooks resend'],
  ['webhooks replay'],
  ['reviews list 3'],
  ['reviews approve'],
  ['emails list 1'],
  ['vitals yesterday'],
  ['search report yesterday'],
  ['import'],
  ['redirects import'],
  ['users import'],
  ['users import a.csv b.csv'],
  ['redirects import a.csv b.csv'],
  ['redirects remove'],
  ['reindex all'],
  ['nothing'],
])('`shop %s` is refused: no word is left unread and none is missing', async (words) => {
  await expect(commands().parseAsync(words.split(' '), { from: 'user' })).rejects.toMatchObject({
    name: 'CommanderError',
    exitCode: 1,
  });
});

it('`shop webhooks resend` takes the numbers of its list, and those that a receiver stored', async () => {
  const calls: (readonly string[])[] = [];
  const work: Pick<ShopCommands, 'eventResend'> = {
    eventResend: (ids) => {
      calls.push(ids);
      return Promise.resolve(0);
    },
  };
  const words = ['webhooks', 'resend', '7', 'evt_8'];
  await createCommands(work as ShopCommands).parseAsync(words, { from: 'user' });
  expect(calls).toEqual([['7', '8']]);
});

it('names each command in its help', () => {
  const help = commands().helpInformation();
  for (const name of ['import', 'prices', 'stock', 'orders', 'coupons', 'emails', 'users']) {
    expect(help).toContain(`  ${name}`);
  }
});

/** Returns the subcommands of a command, by their words. */
function withCommandsUnder(command: Command, words = ''): readonly [string, Command][] {
  return command.commands.flatMap((child) => {
    const childWords = `${words} ${child.name()}`.trim();
    return [[childWords, child], ...withCommandsUnder(child, childWords)] as const;
  });
}

it('begins the help of each command with a verb', () => {
  const verbs =
    /^(?:add|cancel|change|check|create|end|erase|export|invalidate|list|load|make|manage|moderate|publish|read|record|refund|reject|remove|render|replace|report|revoke|ask|sell|send|set|show|stop|store) /;
  const others = withCommandsUnder(commands())
    .filter(([, command]) => !verbs.test(`${command.description()} `))
    .map(([words, command]) => `${words}: ${command.description()}`);
  expect(others).toEqual([]);
});

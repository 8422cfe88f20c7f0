import { expect, it } from 'vitest';
import { createRemoteCommands, refusedCommands } from './remote-commands.ts';

const unused = { call: () => Promise.reject(new Error('No call is expected.')) };

it.each(refusedCommands)(
  'refuses %s with one sentence that says what to do',
  async (name, text) => {
    const command = createRemoteCommands(unused, () => 'key')[name] as () => Promise<number>;
    await expect(command()).rejects.toThrow(text);
    expect(text).toMatch(/^[A-Z][^.]{20,}\.$/);
    expect(text).toMatch(
      /: (?:run|to ask now, run|for all products, run) this .* SHOP_URL|: shop /,
    );
  },
);

it('refuses a moment that is none before it sends anything', async () => {
  const { eventReplay } = createRemoteCommands(unused, () => 'key');
  await expect(eventReplay('yesterday')).rejects.toThrow('"yesterday" is no moment');
});

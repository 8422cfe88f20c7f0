import { expect, it } from 'vitest';
import { createProcessLink, type LinkCalls, type LinkChannel } from './process-link.ts';

/** Creates two ends of a channel; `sent` contains the messages of both. */
function channels() {
  const sent: unknown[] = [];
  const listeners: ((message: unknown) => void)[][] = [[], []];
  const end = (own: number): LinkChannel => ({
    send(message, onSent) {
      sent.push(message);
      setImmediate(() => {
        for (const listen of listeners[1 - own] ?? []) listen(structuredClone(message));
        onSent(null);
      });
    },
    on: (_event, listen) => listeners[own]?.push(listen),
  });
  return { sent, ends: [end(0), end(1)] as const };
}

function linkTo(calls: LinkCalls) {
  const { sent, ends } = channels();
  createProcessLink(ends[1], calls);
  return { sent, link: createProcessLink(ends[0], {}) };
}

it('sends the questions of one moment in one message, and so their answers, in their order', async () => {
  const requests: unknown[] = [];
  const { sent, link } = linkTo({ note: (value) => requests.push(value) });
  expect(await Promise.all([link.ask('note', 'a'), link.ask('note', 'b')])).toEqual([1, 2]);
  expect(requests).toEqual(['a', 'b']);
  expect(sent).toHaveLength(2);
});

it('fails only the question whose call fails or is unknown', async () => {
  const { link } = linkTo({
    echo: (value) => value,
    fail() {
      throw new Error('no');
    },
  });
  const answers = await Promise.allSettled([
    link.ask('fail'),
    link.ask('echo', 1),
    link.ask('nothing'),
  ]);
  expect(answers).toMatchObject([
    { reason: { message: 'no' } },
    { value: 1 },
    { reason: { message: 'There is no call "nothing".' } },
  ]);
});

it('does not wait with an answer for a slower one', async () => {
  let finish: (value: string) => void = () => undefined;
  const { link } = linkTo({
    slow: () => new Promise((resolve) => (finish = resolve)),
    quick: () => 'quick',
  });
  const slow = link.ask('slow');
  expect(await link.ask('quick')).toBe('quick');
  finish('slow');
  expect(await slow).toBe('slow');
});

it('fails every question of a message that cannot be sent', async () => {
  const link = createProcessLink(
    { send: (_message, onSent) => onSent(new Error('closed')), on: () => undefined },
    {},
  );
  const answers = await Promise.allSettled([link.ask('a'), link.ask('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('takes no notice of other messages on the channel', async () => {
  const { ends } = channels();
  createProcessLink(ends[1], { echo: (value) => value });
  const link = createProcessLink(ends[0], {});
  for (const message of [null, 'text', 7, { act: 'online' }])
    ends[0].send(message, () => undefined);
  expect(await link.ask('echo', 1)).toBe(1);
});

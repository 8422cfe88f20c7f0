import { expect, it } from 'vitest';
import { createDevice } from '../test/a-device.ts';
import { aTask } from '../test/a-task.ts';
import type { OutboxTask } from '../task/task.ts';
import { createCallbacks } from './callbacks.ts';
import { defaultOutboxConfig } from './outbox-config.ts';
import { createOutboxNotices } from './outbox-notices.ts';
import type { OutboxNotice } from './outbox.ts';
import { createSenderHooks } from './sender-hooks.ts';

it.each<[story: string, after: OutboxTask | undefined, kinds: readonly string[]]>([
  ['that was parked', aTask({ state: 'parked' }), ['parked']],
  ['that was removed meanwhile', undefined, []],
  ['that has its answer meanwhile', aTask({ state: 'done' }), []],
])('[SQ-19] of an old task %s: the notices are %j', async (_story, after, kinds) => {
  const device = createDevice();
  await device.keep([{}]);
  const ports = device.portsOfTab();
  const stored = device.openTab();
  const repository = { ...stored, change: async () => after };
  const notices = createOutboxNotices(undefined);
  const heard: OutboxNotice[] = [];
  notices.onNotice((notice) => heard.push(notice));
  const callbacks = createCallbacks(ports, repository, 1000);
  const hooks = createSenderHooks(defaultOutboxConfig, ports, { repository, callbacks, notices });
  await hooks.prune();
  expect(heard.map(({ kind }) => kind)).toEqual(kinds);
});

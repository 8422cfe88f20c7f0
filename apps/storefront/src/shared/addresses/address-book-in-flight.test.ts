import type { OutboxTask } from '@shop/sync-queue';
import { expect, it } from 'vitest';
import { addressBookInFlight } from './address-book-in-flight.ts';

const cottage = { city: 'Tihany' };

it.each<[story: string, task: Partial<OutboxTask>, cities: readonly string[] | undefined]>([
  ['waits', { state: 'queued' }, ['Tihany']],
  ['is being sent', { state: 'sending' }, ['Tihany']],
  ['has arrived, and the new profile is not taken over yet', { state: 'done' }, ['Tihany']],
  ['has been taken over', { state: 'done', acknowledged: true }, undefined],
  ['was refused', { state: 'refused' }, undefined],
  ['could not be sent', { state: 'parked' }, undefined],
  ['is of somebody else', { session: '8' }, undefined],
  ['is of another part of the profile', { body: { customer: { firstname: 'Anna' } } }, undefined],
])('shows a pending change of the address book: one that %s', (_story, task, cities) => {
  const queuedTask = {
    call: 'updateMe',
    session: '7',
    state: 'queued',
    acknowledged: false,
    body: { customer: { addresses: [cottage] } },
    ...task,
  } as OutboxTask;
  expect(addressBookInFlight([queuedTask], 7)?.map(({ city }) => city)).toEqual(cities);
});

import { expect, it } from 'vitest';
import { observeAccount } from './observe-account.ts';
import { createTestSession } from './test/a-session.ts';

function start(route = '/login', isVisible = true) {
  const world = createTestSession();
  observeAccount(world.shopper, {
    send: world.send,
    isVisible: () => isVisible,
    routeId: () => route,
  });
  return world;
}

it('reports a sign-in, and nothing of a sign-out', () => {
  const { events, emit } = start();
  emit({ type: 'signed-in' });
  emit({ type: 'signed-out', silent: false });
  expect(events).toEqual([{ name: 'login', parameters: { method: 'email' } }]);
});

it('reports a new account by its form, and one that is created with an order', () => {
  const form = start('/register');
  form.emit({ type: 'signed-in' });
  const order = start('/checkout');
  order.setProgress({ status: 'placing', steps: [], done: [] });
  order.emit({ type: 'signed-in' });
  expect([...form.names(), ...order.names()]).toEqual(['sign_up', 'sign_up']);
});

it('reports no sign-in of another tab or of another host of the shop', () => {
  const otherTab = start('/login', false);
  otherTab.emit({ type: 'signed-in' });
  const otherHost = start('/vsbridge/sync_session');
  otherHost.emit({ type: 'signed-in' });
  expect([...otherTab.names(), ...otherHost.names()]).toEqual([]);
});

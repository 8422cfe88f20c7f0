import { createObservable } from '@shop/kernel';
import { act, Suspense, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ShopperSession } from './shopper-session.ts';
import { createShopperStore, noShopperStore, type ShopperStore } from './shopper-store.ts';
import { useShopperValue } from './use-shopper.ts';

const stores: ShopperStore[] = [];
vi.mock('@tanstack/react-router', () => ({ useRouteContext: () => stores.at(-1) }));

function Refused() {
  const isRefused = useShopperValue((shopper) => shopper.isStorageRefused, false);
  return <p>{isRefused ? 'refused' : 'accepted'}</p>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
});

it('does not render into a part before it is hydrated, and shows the shopper’s values afterwards', async () => {
  const isStorageRefused = createObservable(true);
  const shopperStore = createShopperStore(() =>
    Promise.resolve({ isStorageRefused } as Partial<ShopperSession> as ShopperSession),
  );
  stores.push(noShopperStore);
  const Later = ({ after, children }: { after?: Promise<void>; children: ReactNode }) => {
    if (after !== undefined) use(after);
    return children;
  };
  const frameRenders = vi.fn<() => void>();
  const Shell = ({ after }: { after?: Promise<void> }) => {
    frameRenders();
    return (
      <Suspense fallback="none">
        <Later {...(after !== undefined && { after })}>
          <Refused />
        </Later>
      </Suspense>
    );
  };
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Shell />);
  const fromServer = page.querySelector('p');
  stores.push(shopperStore);
  let open = () => {};
  const after = new Promise<void>((resolve) => (open = resolve));
  frameRenders.mockClear();
  await act(async () => void hydrateRoot(page, <Shell after={after} />));
  await act(() => shopperStore.start());
  expect(page.querySelector('p')).toBe(fromServer);
  expect(fromServer?.textContent).toBe('accepted');
  expect(frameRenders).toHaveBeenCalledTimes(1);
  await act(async () => open());
  expect(page.querySelector('p')).toBe(fromServer);
  expect(fromServer?.textContent).toBe('refused');
  await act(async () => isStorageRefused.set(false));
  expect(fromServer?.textContent).toBe('accepted');
});

it('creates the shopper’s side once for all callers', async () => {
  const build = vi.fn<() => Promise<ShopperSession>>(() => Promise.resolve({} as ShopperSession));
  const shopperStore = createShopperStore(build);
  const [first, second] = await Promise.all([shopperStore.start(), shopperStore.start()]);
  expect(second).toBe(first);
  expect(shopperStore.get()).toBe(first);
  expect(build).toHaveBeenCalledTimes(1);
});

import { createObservable } from '@shop/kernel';
import { act, Suspense, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Shop } from '../../shop/shop.ts';
import type { Personal } from './shopper-session.ts';
import { createShopper, noShopper } from './shopper-store.ts';
import { usePersonalValue } from './use-shopper.ts';

const shops: Shop[] = [];
vi.mock('../../shop/use-shop.ts', () => ({ useShop: () => shops.at(-1) }));

function Refused() {
  const isRefused = usePersonalValue((personal) => personal.isStorageRefused, false);
  return <p>{isRefused ? 'refused' : 'accepted'}</p>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
});

it('leaves a part alone that is not hydrated, and shows the shopper’s values in it afterwards', async () => {
  const isStorageRefused = createObservable(true);
  const shopper = createShopper(() =>
    Promise.resolve({ isStorageRefused } as Partial<Personal> as Personal),
  );
  shops.push({ shopper: noShopper } as Partial<Shop> as Shop);
  const Later = ({ after, children }: { after?: Promise<void>; children: ReactNode }) => {
    if (after !== undefined) use(after);
    return children;
  };
  const frameRenders = vi.fn<() => void>();
  const Frame = ({ after }: { after?: Promise<void> }) => {
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
  page.innerHTML = renderToString(<Frame />);
  const fromServer = page.querySelector('p');
  shops.push({ shopper } as Partial<Shop> as Shop);
  let open = () => {};
  const after = new Promise<void>((resolve) => (open = resolve));
  frameRenders.mockClear();
  await act(async () => void hydrateRoot(page, <Frame after={after} />));
  await act(() => shopper.start());
  expect(page.querySelector('p')).toBe(fromServer);
  expect(fromServer?.textContent).toBe('accepted');
  expect(frameRenders).toHaveBeenCalledTimes(1);
  await act(async () => open());
  expect(page.querySelector('p')).toBe(fromServer);
  expect(fromServer?.textContent).toBe('refused');
  await act(async () => isStorageRefused.set(false));
  expect(fromServer?.textContent).toBe('accepted');
});

it('builds the shopper’s side once, whoever asks', async () => {
  const build = vi.fn<() => Promise<Personal>>(() => Promise.resolve({} as Personal));
  const shopper = createShopper(build);
  const [first, second] = await Promise.all([shopper.start(), shopper.start()]);
  expect(second).toBe(first);
  expect(shopper.get()).toBe(first);
  expect(build).toHaveBeenCalledTimes(1);
});

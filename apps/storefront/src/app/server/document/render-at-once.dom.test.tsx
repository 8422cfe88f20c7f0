import { lazy, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWhole } from './render-at-once.ts';

it('renders synchronously when nothing suspends', () => {
  const page = (
    <main>
      <Suspense>
        <p>Kanapék</p>
      </Suspense>
    </main>
  );
  expect(renderWhole(page)).toBe('<main><!--$--><p>Kanapék</p><!--/$--></main>');
});

it('renders nothing while a part is loading, and the part once it is loaded', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Late = lazy(() => Promise.resolve({ default: () => <p>Kanapék</p> }));
  const page = (
    <Suspense>
      <Late />
    </Suspense>
  );
  expect(renderWhole(page)).toBeUndefined();
  await new Promise(setImmediate);
  expect(renderWhole(page)).toContain('Kanapék');
  silent.mockRestore();
});

it('renders nothing where rendering fails', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  expect(renderWhole(<Broken />)).toBeUndefined();
});

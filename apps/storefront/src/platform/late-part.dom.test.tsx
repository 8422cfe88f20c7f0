import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fetchParts, latePart, type LatePart } from './late-part.tsx';

it('a server renders lazy parts completely once it has loaded them, and nested ones', async () => {
  let inner: LatePart | undefined;
  const outer = latePart(async () => {
    const part = latePart(() => Promise.resolve({ default: () => <b>inner</b> }));
    inner = part;
    return { default: () => <part.Component /> };
  });
  expect(() => renderToString(<outer.Component />)).toThrow('suspended');
  await fetchParts();
  expect(inner).toBeDefined();
  expect(renderToString(<outer.Component />)).toBe('<b>inner</b>');
});

it('files that could not be loaded are loaded again', async () => {
  let isAway = true;
  const part = latePart(async () => {
    if (isAway) throw new Error('gone');
    return { default: () => <i>here</i> };
  });
  await expect(part.fetch()).rejects.toThrow('gone');
  isAway = false;
  await part.fetch();
  expect(renderToString(<part.Component />)).toBe('<i>here</i>');
});

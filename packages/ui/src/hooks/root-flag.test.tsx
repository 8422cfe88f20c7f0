// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { useRootFlag } from './root-flag.ts';
import { mount } from '../test/mount.tsx';

function Holder({ isOn }: { isOn: boolean }) {
  useRootFlag('modal', isOn);
  return null;
}

const flagged = () => document.documentElement.hasAttribute('data-modal');

it('flags the root element while one component holds the flag', () => {
  const { rerender } = mount(
    <>
      <Holder isOn />
      <Holder isOn />
    </>,
  );
  expect(flagged()).toBe(true);
  rerender(
    <>
      <Holder isOn={false} />
      <Holder isOn />
    </>,
  );
  expect(flagged()).toBe(true);
  rerender(<></>);
  expect(flagged()).toBe(false);
});

// @vitest-environment jsdom
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../test/mount.tsx';
import { useFootNotice } from './foot-notice.ts';

function Notice({ isOn }: { isOn: boolean }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useFootNotice(notice, isOn);
  return <p ref={notice}>Nincs internetkapcsolat</p>;
}

const freeHeight = () => document.documentElement.style.getPropertyValue('--notice');

afterEach(() => void vi.unstubAllGlobals());

it('keeps the height of a notice free while it stands, also after its text has wrapped', () => {
  let wrap = () => {};
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        wrap = changed;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(34);
  const { rerender } = mount(<Notice isOn />);
  expect(freeHeight()).toBe('34px');
  height.mockReturnValue(54);
  wrap();
  expect(freeHeight()).toBe('54px');
  rerender(<Notice isOn={false} />);
  expect(freeHeight()).toBe('');
  expect(disconnect).toHaveBeenCalledOnce();
});

// @vitest-environment jsdom
import { act, useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Drawer } from './drawer.tsx';
import { giveModalDialogs } from '../../test/modal-dialogs.ts';
import { mount, press } from '../../test/mount.tsx';

giveModalDialogs();

function Page({ log }: { log: string[] }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Kosár
      </button>
      <Drawer
        open={open}
        title="Kosár"
        closeLabel="Bezárás"
        onClose={() => {
          log.push('closed');
          setOpen(false);
        }}
      >
        <p>Felhő fotel</p>
      </Drawer>
    </>
  );
}

const settled = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 10);
      }),
  );

/** Waits for a frame and the task after it. */
const painted = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

it('renders its content after the frame that opens it, and keeps it while it leaves', async () => {
  const { find, root } = mount(<Page log={[]} />);
  const dialog = find<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(false);
  press(find('#opener'));
  expect(dialog.open).toBe(true);
  expect(root.textContent).not.toContain('Felhő fotel');
  await painted();
  expect(root.textContent).toContain('Felhő fotel');
  press(find('[aria-label="Bezárás"]'));
  await settled();
  expect(dialog.open).toBe(false);
  expect(root.textContent).toContain('Felhő fotel');
});

it('renders its content with the panel where a field in it takes the focus', () => {
  const { root } = mount(
    <Drawer open atOnce title="Keresés" closeLabel="Bezárás" onClose={() => undefined}>
      <input aria-label="Keresés" />
    </Drawer>,
  );
  expect(root.querySelector('dialog[open] input')?.getAttribute('aria-label')).toBe('Keresés');
});

it('reports once that it was closed, by its button and by a press on the backdrop', async () => {
  const log: string[] = [];
  const { find } = mount(<Page log={log} />);
  press(find('#opener'));
  press(find('[aria-label="Bezárás"]'));
  await settled();
  expect(log).toEqual(['closed']);
  press(find('#opener'));
  await painted();
  press(find('dialog p'));
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  press(find('dialog'));
  await settled();
  expect(log).toEqual(['closed', 'closed']);
});

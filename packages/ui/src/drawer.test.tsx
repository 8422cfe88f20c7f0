// @vitest-environment jsdom
import { act, useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Drawer } from './drawer.tsx';
import { giveModalDialogs } from './test/modal-dialogs.ts';
import { mount, press } from './test/mount.tsx';

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

it('has no content before it is first opened, and keeps it while it leaves', async () => {
  const { find, root } = mount(<Page log={[]} />);
  const dialog = find<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(false);
  expect(root.textContent).not.toContain('Felhő fotel');
  press(find('#opener'));
  expect(dialog.open).toBe(true);
  expect(root.textContent).toContain('Felhő fotel');
  press(find('[aria-label="Bezárás"]'));
  await settled();
  expect(dialog.open).toBe(false);
  expect(root.textContent).toContain('Felhő fotel');
});

it('tells once that it was closed, by its button and by a press on the dimmed page', async () => {
  const log: string[] = [];
  const { find } = mount(<Page log={log} />);
  press(find('#opener'));
  press(find('[aria-label="Bezárás"]'));
  await settled();
  expect(log).toEqual(['closed']);
  press(find('#opener'));
  press(find('dialog p'));
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  press(find('dialog'));
  await settled();
  expect(log).toEqual(['closed', 'closed']);
});

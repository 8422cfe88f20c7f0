import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  EmptyState,
  LinkButton,
  Stack,
  Text,
  TextField,
} from '../src/index.ts';
import { ignore, longName } from './sample.ts';

export default { title: 'Frame/Drawers and dialogs' } satisfies Meta;
type Story = StoryObj;

export const DrawerWithFooter: Story = {
  render: () => (
    <Drawer
      open
      onClose={ignore}
      title="Kosár"
      closeLabel="Bezárás"
      footer={<Button wide>Tovább a pénztárhoz</Button>}
    >
      <Text>Felhő fotel, 149 990 Ft</Text>
    </Drawer>
  ),
};
export const DrawerFromTheStart: Story = {
  render: () => (
    <Drawer open onClose={ignore} title="Menü" closeLabel="Bezárás" side="start">
      <Text>Nappali</Text>
    </Drawer>
  ),
};
export const DrawerEmpty: Story = {
  render: () => (
    <Drawer open onClose={ignore} title="Kosár" closeLabel="Bezárás">
      <EmptyState
        icon="bag"
        title="A kosár üres."
        action={<LinkButton href="/osszes-termek">Vásárlás folytatása</LinkButton>}
      />
    </Drawer>
  ),
};
export const DrawerLong: Story = {
  render: () => (
    <Drawer
      open
      onClose={ignore}
      title={longName}
      closeLabel="Bezárás"
      footer={<Button>Tovább</Button>}
    >
      <Stack gap={4}>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>{longName}</Text>
        ))}
      </Stack>
    </Drawer>
  ),
};
export const DrawerOpenedByAButton: Story = { render: () => <Opening /> };
export const DialogWithAForm: Story = {
  render: () => (
    <Dialog
      open
      onClose={ignore}
      title="Értesítés, ha újra kapható"
      closeLabel="Bezárás"
      actions={<Button>Értesítést kérek</Button>}
    >
      <TextField label="E-mail-cím" type="email" />
    </Dialog>
  ),
};
export const DialogWide: Story = {
  render: () => (
    <Dialog open onClose={ignore} title="Módosítás: Felhő fotel" closeLabel="Bezárás" size="wide">
      <Text>Kép és lehetőségek egymás mellett</Text>
    </Dialog>
  ),
};
export const DialogFull: Story = {
  render: () => (
    <Dialog open onClose={ignore} title="Felhő fotel" closeLabel="Bezárás" size="full">
      <Text>Kép</Text>
    </Dialog>
  ),
};
export const DialogLong: Story = {
  render: () => (
    <Dialog open onClose={ignore} title={longName} closeLabel="Bezárás">
      <Text>{`${longName}. `.repeat(30)}</Text>
    </Dialog>
  ),
};
export const Question: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="Törli a terméket a kosárból?"
      text="Felhő fotel"
      confirmLabel="Törlés"
      cancelLabel="Mégse"
      onConfirm={ignore}
      onCancel={ignore}
    />
  ),
};

function Opening() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Kosár megnyitása</Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Kosár" closeLabel="Bezárás">
        <Text>Felhő fotel, 149 990 Ft</Text>
      </Drawer>
    </>
  );
}

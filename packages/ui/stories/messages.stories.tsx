import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  EmptyState,
  ErrorState,
  Placeholder,
  LinkButton,
  Alert,
  OfflineBadge,
  Skeleton,
  Stack,
  Text,
  TextLink,
  TextSkeleton,
  ToastRegion,
} from '../src/index.ts';
import type { Toast } from '../src/index.ts';
import { ignore, longName } from './sample.ts';

export default { title: 'Messages/Parts' } satisfies Meta;
type Story = StoryObj;

export const Notices: Story = {
  render: () => (
    <Stack gap={4}>
      <Alert>A rendelés a hálózat visszatértekor indul el.</Alert>
      <Alert tone="success" title="Az üzenetet megkaptuk">
        Két munkanapon belül válaszolunk.
      </Alert>
      <Alert
        tone="warning"
        title="A kosár megváltozott"
        action={<TextLink href="/cart">Megnézem</TextLink>}
      >
        Egy termék ára változott.
      </Alert>
      <Alert tone="error" title="Nem sikerült" action={<Button variant="quiet">Újra</Button>}>
        A kuponkód hibás vagy lejárt.
      </Alert>
    </Stack>
  ),
};
export const NoticeThatSpeaks: Story = {
  render: () => (
    <Alert tone="success" live>
      A fiók adatai frissültek.
    </Alert>
  ),
};
export const NoticeLong: Story = {
  render: () => (
    <Alert tone="error" title={longName}>
      {`${longName}. `.repeat(4)}
    </Alert>
  ),
};
export const Offline: Story = {
  render: () => <OfflineBadge label="Nincs internetkapcsolat" detail="Mentett adatok: 15:07" />,
};
export const OfflineFloating: Story = {
  render: () => <OfflineBadge label="Nincs internetkapcsolat" floating />,
};
const toasts: readonly Toast[] = [
  {
    id: '1',
    tone: 'success',
    message: 'A termék a kosárba került.',
    actions: [{ label: 'Kosár', onPress: ignore }],
  },
  { id: '2', tone: 'info', message: 'Sikeres kijelentkezés.' },
  {
    id: '3',
    tone: 'warning',
    message: 'A pontos készletet még ellenőrizzük; a terméket betettük a kosárba.',
  },
  {
    id: '4',
    tone: 'error',
    message: 'A termék elfogyott.',
    actions: [{ label: 'Rendben', onPress: ignore }],
  },
];
const region = { label: 'Értesítések', dismissLabel: 'Bezárás', onDismiss: ignore };
export const Toasts: Story = { render: () => <ToastRegion {...region} toasts={toasts} /> };
export const ToastsInADrawer: Story = {
  render: () => <ToastRegion {...region} toasts={toasts} inDrawer />,
};
export const ToastsNone: Story = { render: () => <ToastRegion {...region} toasts={[]} /> };
export const ToastLong: Story = {
  render: () => (
    <ToastRegion
      {...region}
      toasts={[{ id: '1', tone: 'info', message: `${longName}. `.repeat(3) }]}
    />
  ),
};
export const Empty: Story = {
  render: () => (
    <EmptyState
      icon="bag"
      title="A kosár üres."
      text="A kívánságlistán lévő termékek innen is elérhetők."
      action={<LinkButton href="/osszes-termek">Vásárlás folytatása</LinkButton>}
    />
  ),
};
export const EmptyLeast: Story = { render: () => <EmptyState title="Nincs találat." /> };
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="Az oldal nem található"
      reason="A cím elgépelt, vagy az oldal megszűnt."
      advice="A keresés segít megtalálni, ami kell."
      action={<LinkButton href="/">Kezdőlap</LinkButton>}
    />
  ),
};
export const FailedWithCode: Story = {
  render: () => (
    <ErrorState icon="warning" title="Valami elromlott" reason={longName} code="zg-7f3a91c2" />
  ),
};
export const SkeletonShapes: Story = {
  render: () => (
    <Stack gap={3}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton width="short" />
      <Skeleton shape="control" />
      <Skeleton shape="square" width="short" />
      <Skeleton shape="card" width="short" />
      <Skeleton shape="scene" width="half" />
    </Stack>
  ),
};
export const PlaceBefore: Story = {
  render: () => <Placeholder standIn={<TextSkeleton label="Betöltés" count={4} />} />,
};
export const PlaceFilled: Story = {
  render: () => (
    <Placeholder standIn={<TextSkeleton label="Betöltés" count={4} />}>
      <Text>Kevesebb, mint amennyi helyet kapott.</Text>
    </Placeholder>
  ),
};
export const TextLoading: Story = { render: () => <TextSkeleton label="Betöltés" count={4} /> };

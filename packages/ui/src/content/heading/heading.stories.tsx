import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, PageTitle, Prose, Stack, Text, Unbroken } from '../../index.ts';
import { longName } from '../../../stories/sample.ts';

export default { title: 'Foundations/Words' } satisfies Meta;
type Story = StoryObj;

export const HeadingSizes: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1} size="display">
        Ráérős reggelek
      </Heading>
      <Heading level={2} size="title">
        Nappali
      </Heading>
      <Heading level={3} size="section">
        Új a zugolyban
      </Heading>
      <Heading level={4} size="small">
        Méretek
      </Heading>
    </Stack>
  ),
};
export const HeadingLong: Story = {
  render: () => (
    <Heading level={1} size="display">
      {longName}
    </Heading>
  ),
};
export const PageTitleAlone: Story = { render: () => <PageTitle>Fotelek</PageTitle> };
export const PageTitleWithAll: Story = {
  render: () => (
    <PageTitle note="214 termék" lead="Olvasáshoz, beszélgetéshez, délutáni szundikáláshoz.">
      Fotelek
    </PageTitle>
  ),
};
export const PageTitleLong: Story = {
  render: () => <PageTitle note="1 termék">{longName}</PageTitle>,
};
export const TextSizes: Story = {
  render: () => (
    <Stack gap={2}>
      <Text size="large">Két sor a szoba hangulatáról.</Text>
      <Text>Tömör tölgyláb, levehető huzat.</Text>
      <Text size="small">Áfával, szállítás nélkül.</Text>
      <Text size="tiny">Cikkszám: ZG-1105</Text>
    </Stack>
  ),
};
export const TextTones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text tone="default" strong>
        149 990 Ft
      </Text>
      <Text tone="muted">Buklé, tölgyláb</Text>
      <Text tone="accent">A kosár tartalma megváltozott.</Text>
      <Text tone="success">A szállítás ingyenes.</Text>
      <Text tone="warning">Már csak 2 darab van belőle.</Text>
    </Stack>
  ),
};
export const ProseOfAPage: Story = {
  render: () => (
    <Prose>
      <h2>Ápolás</h2>
      <p>
        A bukléhuzat <strong>30 °C-on mosható</strong>, szárítóba nem való. Részletek a{' '}
        <a href="/apolas">ápolási útmutatóban</a>.
      </p>
      <ul>
        <li>
          Portalanítás <Unbroken>7 naponta</Unbroken>, puha kefével
        </li>
        <li>Folt azonnal felitatva, nem dörzsölve</li>
      </ul>
      <h3>Mire nem vonatkozik a garancia?</h3>
      <ol>
        <li>Természetes fakulás</li>
        <li>Nem rendeltetésszerű használat</li>
      </ol>
      <blockquote>A legjobb bútor az, amelyik mellett megöregszünk.</blockquote>
    </Prose>
  ),
};

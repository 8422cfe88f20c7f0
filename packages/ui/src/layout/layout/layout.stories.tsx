import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Grid, Heading, Section, Stack, Badge, Text, TextLink } from '../../index.ts';

export default { title: 'Foundations/Layout' } satisfies Meta;
type Story = StoryObj;

const tiles = ['Nappali', 'Étkező', 'Hálószoba', 'Dolgozószoba', 'Kert', 'Előszoba'].map((name) => (
  <Text key={name}>{name}</Text>
));
const sentence = 'A kanapé a szoba közepe: köré kerül minden más, ezért vele kezdje a berendezést.';

export const ContainerOfAPage: Story = { render: () => <Container>{sentence}</Container> };
export const ContainerNarrow: Story = {
  render: () => <Container width="narrow">{sentence}</Container>,
};
export const ContainerOfText: Story = {
  render: () => <Container width="text">{sentence.repeat(3)}</Container>,
};
export const ContainerOfAForm: Story = {
  render: () => <Container width="form">{sentence}</Container>,
};
export const SectionPlain: Story = {
  render: () => (
    <Section
      title="Új a zugolyban"
      lead="A hónap érkezései."
      action={<TextLink href="/uj">Mind a 48</TextLink>}
    >
      <Text>{sentence}</Text>
    </Section>
  ),
};
export const SectionQuiet: Story = {
  render: () => (
    <Section title="Kollekciók" tone="quiet">
      <Text>{sentence}</Text>
    </Section>
  ),
};
export const SectionWithoutTitle: Story = {
  render: () => (
    <Section>
      <Text>{sentence}</Text>
    </Section>
  ),
};
export const SectionToTheEdges: Story = {
  render: () => (
    <Section tone="quiet" contained={false}>
      <Text>{sentence}</Text>
    </Section>
  ),
};
export const GridOfCards: Story = { render: () => <Grid columns="cards">{tiles}</Grid> };
export const GridOfFours: Story = { render: () => <Grid columns="fours">{tiles}</Grid> };
export const GridOfLinks: Story = { render: () => <Grid columns="links">{tiles}</Grid> };
export const GridOfPosts: Story = { render: () => <Grid columns="posts">{tiles}</Grid> };
export const GridOfTiles: Story = { render: () => <Grid columns="tiles">{tiles}</Grid> };
export const GridOfHalves: Story = {
  render: () => <Grid columns="halves">{tiles.slice(0, 2)}</Grid>,
};
export const GridOfTexts: Story = {
  render: () => (
    <Grid columns="texts">
      <Text>{sentence}</Text>
      <Text>{sentence}</Text>
    </Grid>
  ),
};
export const GridOfSingle: Story = {
  render: () => <Grid columns="single">{tiles.slice(0, 2)}</Grid>,
};
export const GridOfSmall: Story = {
  render: () => (
    <Container>
      <Grid columns="small">
        {['Nappali', 'Étkező', 'Hálószoba', 'Dolgozószoba', 'Kert', 'Előszoba'].map((name) => (
          <TextLink key={name} href="/nappali">
            {name}
          </TextLink>
        ))}
      </Grid>
    </Container>
  ),
};
export const GridWithAside: Story = {
  render: () => (
    <Grid columns="aside">
      <Text>{sentence}</Text>
      <Text>Végösszeg: 149 990 Ft</Text>
    </Grid>
  ),
};
export const GridWithFilters: Story = {
  render: () => (
    <Grid columns="filters">
      <Text>Szűrők</Text>
      <Text>Termékek</Text>
    </Grid>
  ),
};
export const GridWithContents: Story = {
  render: () => (
    <Grid columns="contents">
      <Text>Tartalom</Text>
      <Text>{sentence}</Text>
    </Grid>
  ),
};
export const StackOnOneLine: Story = {
  render: () => (
    <Stack direction="row" align="baseline" justify="between">
      <Heading level={2}>Fotelek</Heading>
      <Text>48 termék</Text>
    </Stack>
  ),
};
export const StackColumn: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={2}>Fotelek</Heading>
      <Text>{sentence}</Text>
    </Stack>
  ),
};
export const StackRow: Story = {
  render: () => (
    <Stack direction="row" gap={2} align="center" justify="between">
      <Badge>Új</Badge>
      <Badge tone="sale">−20%</Badge>
      <Badge tone="quiet">Elfogyott</Badge>
    </Stack>
  ),
};
export const StackInTheMiddle: Story = {
  render: () => (
    <Stack direction="row" gap={4} justify="center">
      {tiles.slice(0, 2)}
    </Stack>
  ),
};
export const StackAtTheEnd: Story = {
  render: () => (
    <Stack direction="row" gap={4} justify="end">
      {tiles.slice(0, 2)}
    </Stack>
  ),
};
export const StackOnTheLastLine: Story = {
  render: () => (
    <Stack direction="row" gap={4} align="last-baseline">
      <Heading level={2}>{sentence}</Heading>
      <Text>149 990 Ft</Text>
    </Stack>
  ),
};
export const StackStretched: Story = {
  render: () => (
    <Stack gap={4} align="stretch">
      {tiles.slice(0, 2)}
    </Stack>
  ),
};
export const StackOfCloseLines: Story = {
  render: () => (
    <Stack direction="row" gap={4} lines="close">
      {tiles}
    </Stack>
  ),
};

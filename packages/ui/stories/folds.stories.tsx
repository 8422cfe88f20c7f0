import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Accordion,
  AccordionItem,
  AccordionItemPlace,
  TableOfContents,
  Prose,
  Stack,
  Tabs,
  Text,
} from '../src/index.ts';
import { longName } from './sample.ts';

export default { title: 'Frame/Folds and tabs' } satisfies Meta;
type Story = StoryObj;

export const AccordionFolded: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="Leírás">Puha sarkok, mély ülés.</AccordionItem>
      <AccordionItem title="Értékelések" note="12">
        Kényelmes.
      </AccordionItem>
    </Accordion>
  ),
};
export const AccordionOpen: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="Leírás" open>
        Puha sarkok, mély ülés.
      </AccordionItem>
      <AccordionItem title="Ápolás">A bukléhuzat 30 °C-on mosható.</AccordionItem>
    </Accordion>
  ),
};
export const AccordionWithOneOnItsWay: Story = {
  render: () => (
    <Accordion>
      <AccordionItemPlace />
      <AccordionItem title="Leírás">Puha sarkok, mély ülés.</AccordionItem>
    </Accordion>
  ),
};
export const AccordionHovered: Story = {
  ...AccordionFolded,
  parameters: { pseudo: { hover: true } },
};
export const AccordionFocused: Story = {
  ...AccordionFolded,
  parameters: { pseudo: { focusVisible: true } },
};
export const AccordionLong: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title={longName} note="1234" open>
        {`${longName}. `.repeat(5)}
      </AccordionItem>
    </Accordion>
  ),
};
export const TabsOfTwo: Story = {
  render: () => (
    <Tabs
      label="Kezdőlap"
      tabs={[
        { id: 'valogatas', label: 'Válogatás', content: <Text>Új a zugolyban</Text> },
        { id: 'inspiracio', label: 'Inspiráció', content: <Text>Sarkok és növények</Text> },
      ]}
    />
  ),
};
export const TabsAtTheSecond: Story = {
  render: () => (
    <Tabs
      label="Kezdőlap"
      selected="inspiracio"
      width="page"
      tabs={[
        { id: 'valogatas', label: 'Válogatás', content: <Text>Új a zugolyban</Text> },
        { id: 'inspiracio', label: 'Inspiráció', content: <Text>Sarkok és növények</Text> },
      ]}
    />
  ),
};
export const TabsHovered: Story = { ...TabsOfTwo, parameters: { pseudo: { hover: true } } };
export const TabsFocused: Story = { ...TabsOfTwo, parameters: { pseudo: { focusVisible: true } } };
export const TabsMany: Story = {
  render: () => (
    <Tabs
      label="Fiók"
      tabs={[...Array.from({ length: 8 }).keys()].map((index) => ({
        id: `lap-${String(index)}`,
        label: `Hosszabb nevű lap ${String(index + 1)}`,
        content: <Text>{`${String(index + 1)}. lap`}</Text>,
      }))}
    />
  ),
};
export const ContentsOfTerms: Story = {
  render: () => (
    <Stack gap={6}>
      <TableOfContents
        title="Tartalom"
        parts={[
          { id: 'elado', title: '1. Az eladó' },
          { id: 'elallas', title: '2. Elállási jog' },
        ]}
      />
      <Prose>
        <h2 id="elado">1. Az eladó</h2>
        <h2 id="elallas">2. Elállási jog</h2>
      </Prose>
    </Stack>
  ),
};

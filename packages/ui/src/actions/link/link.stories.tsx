import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, LinkProvider, TextLink } from '../../index.ts';
import { longName } from '../../../stories/sample.ts';

export default { title: 'Actions/Link' } satisfies Meta;
type Story = StoryObj;

export const WithoutALook: Story = { render: () => <Link href="/fotelek">Fotelek</Link> };
export const OfTheApp: Story = {
  render: () => (
    <LinkProvider
      component={({ href, children, ...rest }) => (
        <a {...rest} href={`/hu${href}`}>
          {children}
        </a>
      )}
    >
      <TextLink href="/fotelek">Fotelek magyarul</TextLink>
    </LinkProvider>
  ),
};
export const TextLinkInk: Story = { render: () => <TextLink href="/fotelek">Mind a 48</TextLink> };
export const TextLinkStone: Story = {
  render: () => (
    <TextLink href="/adatvedelem" tone="muted">
      Adatkezelési tájékoztató
    </TextLink>
  ),
};
export const TextLinkHovered: Story = { ...TextLinkInk, parameters: { pseudo: { hover: true } } };
export const TextLinkFocused: Story = {
  ...TextLinkInk,
  parameters: { pseudo: { focusVisible: true } },
};
export const TextLinkLong: Story = {
  render: () => <TextLink href="/felho">{longName}</TextLink>,
};

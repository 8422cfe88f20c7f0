import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink, Text, VisuallyHidden } from '../../index.ts';

export default { title: 'Foundations/Hidden' } satisfies Meta;
type Story = StoryObj;

export const HeardOnly: Story = {
  render: () => (
    <Text>
      149 990 Ft <VisuallyHidden>(az ár áfát tartalmaz)</VisuallyHidden>
    </Text>
  ),
};
export const SkipLinkAway: Story = {
  render: () => (
    <>
      <SkipLink href="#tartalom">Ugrás a tartalomhoz</SkipLink>
      <p id="tartalom">A link a Tab billentyűre jelenik meg.</p>
    </>
  ),
};
export const SkipLinkFocused: Story = {
  ...SkipLinkAway,
  parameters: { pseudo: { focus: true, focusVisible: true } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../index.ts';
import { armchair, autumn, livingRoom } from '../../../stories/sample.ts';

const meta = {
  title: 'Foundations/Picture',
  component: Picture,
  args: { picture: armchair, sizes: '50vw' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = { args: { ratio: 'card' } };
export const Square: Story = { args: { ratio: 'square' } };
export const Room: Story = { args: { picture: livingRoom, ratio: 'room' } };
export const Scene: Story = { args: { picture: autumn, ratio: 'scene', priority: true } };
export const Natural: Story = { args: { ratio: 'natural' } };
export const Contained: Story = { args: { picture: autumn, ratio: 'card', fit: 'contain' } };
export const OtherCropOnPhones: Story = {
  args: {
    picture: autumn,
    ratio: 'natural',
    crops: [{ media: '(width < 40rem)', srcSet: armchair.src, width: 1200, height: 1500 }],
  },
};
export const NotLoaded: Story = {
  args: { picture: { ...armchair, src: 'data:image/gif;base64,' }, ratio: 'card' },
};

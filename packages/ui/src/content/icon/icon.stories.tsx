import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Icon, Logo, Stack, Text } from '../../index.ts';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from '../../index.ts';

export default { title: 'Foundations/Icons' } satisfies Meta;
type Story = StoryObj;

const sizes = [16, 20, 24, 32, 48] as const;

export const Every: Story = {
  render: () => (
    <Grid columns="fours">
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Stack key={name} direction="row" gap={2} align="center">
          <Icon name={name} size={24} />
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={4} align="end">
      {sizes.map((size) => (
        <Icon key={size} name="home" size={size} />
      ))}
    </Stack>
  ),
};
export const Filled: Story = { render: () => <Icon name="heart" size={32} filled /> };
export const Named: Story = { render: () => <Icon name="offline" label="Nincs kapcsolat" /> };
export const TheLogo: Story = { render: () => <Logo name="Zugoly" /> };
export const TheLogoLarge: Story = { render: () => <Logo name="Zugoly" size="large" /> };
export const TheLogoPicture: Story = {
  render: () => (
    <Logo
      name="Bolt"
      picture={{
        href: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#567"/></svg>')}`,
        width: 40,
        height: 20,
      }}
    />
  ),
};

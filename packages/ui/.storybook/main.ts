import { defineMain } from '@storybook/react-vite/node';

/** The catalogue of components: no fetches of its own, no telemetry, properties read from the types. */
export default defineMain({
  stories: ['../stories/*.stories.tsx', '../src/*/*/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
});

import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';

/** The catalogue of components: no fetches of its own, no telemetry, properties read from the types. */
export default defineMain({
  stories: [
    '../stories/*.stories.tsx',
    '../src/*/*/*.stories.tsx',
    '../../emails/stories/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { conditions: ['@shop/source', 'module', 'browser', 'development|production'] },
    }),
  typescript: { reactDocgen: 'react-docgen' },
});

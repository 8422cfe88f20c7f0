import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import '../src/styles/global.css';

/** Every story by daylight or in the evening; its links lead nowhere. */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Daylight or evening',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: {
      test: 'error',
      // What only a whole page can keep.
      config: {
        rules: ['heading-order', 'landmark-one-main', 'page-has-heading-one', 'region'].map(
          (id) => ({ id, enabled: false }),
        ),
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => {
        document.documentElement.dataset['theme'] = String(globals['theme']);
      }, [globals]);
      return (
        <div
          onClickCapture={(event) => {
            if (event.target instanceof Element && event.target.closest('a[href^="/"]')) {
              event.preventDefault();
            }
          }}
        >
          <Story />
        </div>
      );
    },
  ],
};

export default preview;

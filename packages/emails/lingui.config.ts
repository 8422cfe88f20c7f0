import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** The languages of the screens. English is the source text and the id; no email is sent in it. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hu', 'de', 'it', 'ro'],
  catalogs: [{ path: 'src/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
});

import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** English is the source text; Hungarian is the shop's language, German and Italian those of its other views, Romanian for other shops. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hu', 'de', 'it', 'ro'],
  catalogs: [{ path: 'src/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});

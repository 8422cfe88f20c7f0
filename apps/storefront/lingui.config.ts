import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** English is the source text; Hungarian is the shop's language and must be complete. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hu'],
  catalogs: [{ path: 'src/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});

import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** English is the source text; Hungarian is the shop's language, German and Italian those of its other views. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hu', 'de', 'it'],
  // What is not translated yet reads English; complete-texts.ts says what that means for the build.
  fallbackLocales: { de: 'en', it: 'en' },
  catalogs: [{ path: 'src/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});

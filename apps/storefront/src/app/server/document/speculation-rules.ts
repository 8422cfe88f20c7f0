import { routePolicies } from '@shop/url-resolver';

/** Pages with personal data, in every store view. */
const personalPages = routePolicies
  .filter(({ isPersonal }) => isPersonal)
  .map(({ path }) => ({ pathname: `{/:view}?${path}{/*}?`, search: '*' }));

const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: personalPages } },
          { not: { selector_matches: '[rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Speculation rules for the head of a page, as HTML: browsers that support them prefetch the document of a link under the
 * pointer or finger. Excluded are personal pages (cart, checkout, account, login), filters and downloads.
 *
 * The browser start removes the element, because the router would not use a prefetched document. React skips it, because
 * it did not render it.
 */
export const speculationRules = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;

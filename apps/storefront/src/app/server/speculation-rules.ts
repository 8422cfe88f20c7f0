import { routePolicies } from '@shop/url-resolver';

/** Pages of one shopper, in every store view. */
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
 * Adds speculation rules to a finished page: browsers that support them prefetch the document of a link under the
 * pointer or finger. Excluded are personal pages (cart, checkout, account, login), filters and downloads.
 *
 * The browser start removes the element, because the router would not use a prefetched document.
 *
 * `html`: a finished page; React skips the element, because it did not render it.
 */
export function withSpeculationRules(html: string): string {
  const script = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

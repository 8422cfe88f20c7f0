import type { BrokenBehavior } from './behavior-list.ts';
import { shortened } from './survivors.ts';

/** Returns the text of `docs/spec/broken-behaviors.md`. */
export function behaviorsText(behaviors: readonly BrokenBehavior[]): string {
  const rows = behaviors.map(
    ({ behavior, file, was, becomes, test }) =>
      `| ${behavior} | ${file} | ${code(was)} | ${code(becomes)} | ${test} |`,
  );
  return `# Broken behaviors

${behaviors.length} behaviors of the shop, chosen from the specification and the screens without looking at the tests, over all
packages and apps. Each was broken with one change; the last column is a test of \`pnpm test\` that fails then. 32 of them
failed no test near them at first and have one since. Of the first 68: in the storefront the stored pages of the service
worker, search results in search engines, the page after a login, the counts in the header, the boxes of the terms, the mark
of a sold out product and a failed handover; elsewhere the points of a loyalty card and the description in a feed. Of the
others: a step of an order that was set back, an authorised amount that is too small, the keys of an order of a list and
whose come first, addresses with a question mark, the longest retry delay, a limit in the page of the API, the latest
products without scripts, invented addresses of clients, stored orders of an order in doubt, the package of the fit check,
the coupon of an unpaid order, the next opening before a public holiday, a customer's own coupon at login, links to a new
password after a change of address, stock alerts for one address, the numbers of published
reviews, the switch of a set, Hungarian word lists, plot numbers, the etag of a page that is not there, lines
carried over, and the coupon of an order that is paid too late.

\`node tooling/mutation/break-behaviors.ts\`, a part of \`pnpm test:long\`, breaks them again, one after the other, and fails if
a test passes on the broken code or a change does not apply. The list is \`tooling/mutation/broken-behaviors.json\`; the
script writes this page.

| Behavior | File | Was | Became | Caught by |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function code(text: string): string {
  const short = shortened(text);
  return short === '' ? 'nothing' : `\`\`${cell(short)}\`\``;
}

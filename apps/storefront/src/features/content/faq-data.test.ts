import { describe, expect, it } from 'vitest';
import { faqData } from './faq-data.ts';

describe('faqData', () => {
  it('returns the questions of all blocks as one FAQPage with answers as plain text', () => {
    expect(
      faqData([
        { type: 'text', title: 'Szállítás', body: ['Futárral jön.'] },
        {
          type: 'faq',
          title: 'Kérdések',
          items: [
            {
              question: 'Mikor jön?',
              answer: [
                'Négy nap alatt. [Részletek](/szallitas-es-fizetes)',
                { list: ['futárral', 'emeletre'] },
              ],
            },
          ],
        },
        {
          type: 'faq',
          title: 'Még',
          items: [
            {
              question: 'Mennyi?',
              answer: [{ heading: 'Díjak' }, { caption: 'Díjak', pairs: [['Futár', '1990 Ft']] }],
            },
          ],
        },
      ]),
    ).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          question('Mikor jön?', 'Négy nap alatt. Részletek futárral emeletre'),
          question('Mennyi?', 'Díjak Futár: 1990 Ft'),
        ],
      },
    ]);
  });

  it('returns nothing for a page without questions', () => {
    expect(faqData([{ type: 'text', title: 'Szállítás', body: ['Futárral jön.'] }])).toEqual([]);
  });
});

/** Returns a schema.org question with its accepted answer. */
const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});

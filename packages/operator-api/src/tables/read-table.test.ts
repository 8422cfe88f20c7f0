import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const names = { email: ['email', 'useremail'], city: ['city', 'billingcity'] } as const;

function read(text: string) {
  const table = readTable<'email' | 'city'>(text, names, ['email']);
  if ('missing' in table) throw new Error(table.missing);
  return table;
}

it.each([
  ['commas', 'Email,City\na@b.hu,Győr\n'],
  ['semicolons', 'E-mail;Billing City\na@b.hu;Győr\n'],
  ['tabs', 'e_mail\tcity\na@b.hu\tGyőr\n'],
  ['CRLF, a mark of its encoding and blank lines', '\uFEFFemail,city\r\n\r\na@b.hu,Győr\r\n\r\n'],
  ['quotes', '"email","city"\n"a@b.hu","Győr"\n'],
])('[OA-13] reads a table with %s', (_name, text) => {
  expect(read(text).rows.map(({ fields }) => fields)).toEqual([{ email: 'a@b.hu', city: 'Győr' }]);
});

it('[OA-13] takes the first column that a row fills, and no text for a field without one', () => {
  const { rows } = read('billing_city,city,email\nPécs,,a@b.hu\nPécs,Eger,c@d.hu\n');
  expect(rows.map(({ fields }) => fields.city)).toEqual(['Pécs', 'Eger']);
  expect(read('email\na@b.hu\n').rows[0]?.fields.city).toBe('');
});

it('[OA-13] knows a row by the line on which it begins', () => {
  const { rows } = read('email,city,note\n\na@b.hu,Győr,"one\r\ntwo"\nc@d.hu,Eger,\n,,\ne@f.hu\n');
  expect(rows.map(({ line, fields }) => [line, fields.email])).toEqual([
    [3, 'a@b.hu'],
    [5, 'c@d.hu'],
    [7, 'e@f.hu'],
  ]);
});

it('[OA-13] reports a row that cannot be read by its line and without its text, and reads the others', () => {
  const { rows, refused } = read(
    'email,city\na@b.hu,Győr\nc@d.hu,"Eger\ne@f.hu,Pécs\ng@h.hu,Vác,x\n',
  );
  expect(rows.map(({ fields }) => fields.email)).toEqual(['a@b.hu', 'e@f.hu']);
  expect(refused).toEqual([
    { line: 3, column: null, reason: 'a quote is not closed or not doubled' },
    { line: 5, column: null, reason: 'more cells than columns' },
  ]);
});

it('[OA-13] names a required field without a column', () => {
  expect(readTable<'email' | 'city'>('city\nGyőr\n', names, ['email'])).toEqual({
    missing: 'email',
  });
  expect(readTable<'email' | 'city'>('', names, ['email'])).toEqual({ missing: 'email' });
});

import { expect, it } from 'vitest';
import { readCustomers } from './read-customers.ts';

const views = [
  { code: 'hu', country: 'HU' },
  { code: 'de', country: 'DE' },
  { code: 'at', country: 'DE' },
];

function read(text: string) {
  const table = readCustomers(text, views);
  if ('missing' in table) throw new Error(table.missing);
  return table;
}

const anna = {
  line: 2,
  email: 'anna@example.hu',
  firstname: 'Anna',
  lastname: 'Kovács',
};
const home = {
  firstname: 'Anna',
  lastname: 'Kovács',
  country_id: 'HU',
  postcode: '1137',
  city: 'Budapest',
  street: ['Pozsonyi út 12.', '3. em. 2.'],
  telephone: '+36301234567',
  default_shipping: true,
  default_billing: true,
};

it.each([
  [
    'this shop',
    'email;firstname;lastname;phone;company;tax_number;country;postcode;city;street;street2;newsletter;newsletter_at',
    'anna@example.hu;Anna;Kovács;+36301234567;Kő Kft.;12345678-2-41;HU;1137;Budapest;Pozsonyi út 12.;3. em. 2.;igen;2024-05-01',
    { company: 'Kő Kft.', vat_id: '12345678-2-41' },
    { hasAgreed: true, agreedAt: '2024-05-01' },
  ],
  [
    'Shopify',
    'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Note',
    `'7123,Anna,Kovács,anna@example.hu,yes,,Pozsonyi út 12.,3. em. 2.,Budapest,BU,HU,'1137,'+36301234567,'+3617654321,"calls\nback"`,
    {},
    { hasAgreed: true, agreedAt: undefined },
  ],
  [
    'WooCommerce',
    'ID,user_login,user_pass,user_email,first_name,last_name,billing_first_name,billing_last_name,billing_company,billing_phone,billing_address_1,billing_address_2,billing_postcode,billing_city,billing_country,shipping_city',
    'anna@example.hu'.replace(/^/, '12,anna,$P$Bhash,') +
      ',,,Anna,Kovács,,+36301234567,Pozsonyi út 12.,3. em. 2.,1137,Budapest,HU,Győr',
    {},
    { hasAgreed: false, agreedAt: undefined },
  ],
  [
    'Magento',
    'email,_website,firstname,lastname,password_hash,_address_city,_address_country_id,_address_firstname,_address_lastname,_address_postcode,_address_street,_address_telephone',
    'anna@example.hu,base,Anna,Kovács,0123:salt:1,Budapest,HU,Anna,Kovács,1137,"Pozsonyi út 12.\n3. em. 2.",+36301234567',
    {},
    { hasAgreed: false, agreedAt: undefined },
  ],
])('[OA-16] reads a customer from an export of %s', (_shop, head, row, address, consent) => {
  expect(read(`${head}\n${row}\n`)).toEqual({
    rows: [
      {
        ...anna,
        address: { company: undefined, vat_id: undefined, ...home, ...address },
        ...consent,
        storeCode: 'hu',
      },
    ],
    refused: [],
  });
});

const head = 'E-mail,First Name,Last Name,Phone,Country,Zip,City,Street,Newsletter,newsletter_at';

it('[OA-17] has no address without postcode, town and street', () => {
  const { rows } = read(`${head}\nanna@example.hu,Anna,Kovács,+3612345678,HU,,,,,\n`);
  expect(rows).toEqual([
    { ...anna, address: undefined, hasAgreed: false, agreedAt: undefined, storeCode: undefined },
  ]);
});

it.each([
  ['OA-16', 'anna.example.hu,Anna,Kovács,,,,,,,', 'E-mail'],
  ['OA-16', ',Anna,Kovács,,,,,,,', 'E-mail'],
  ['OA-16', 'anna@example.hu,,Kovács,,,,,,,', 'First Name'],
  ['OA-16', `anna@example.hu,Anna,${'K'.repeat(101)},,,,,,,`, 'Last Name'],
  ['OA-17', 'anna@example.hu,Anna,Kovács,,,1137,Budapest,Fő út 1.,,', 'Country'],
  ['OA-17', 'anna@example.hu,Anna,Kovács,,Hungary,1137,Budapest,Fő út 1.,,', 'Country'],
  ['OA-17', 'anna@example.hu,Anna,Kovács,,HU,,Budapest,Fő út 1.,,', 'Zip'],
  ['OA-17', 'anna@example.hu,Anna,Kovács,,HU,1137,,Fő út 1.,,', 'City'],
  ['OA-17', 'anna@example.hu,Anna,Kovács,,HU,1137,Budapest,,,', 'Street'],
  ['OA-17', `anna@example.hu,Anna,Kovács,,HU,1137,Budapest,${'F'.repeat(201)},,`, 'Street'],
  ['OA-17', `anna@example.hu,Anna,Kovács,${'1'.repeat(41)},HU,1137,Budapest,Fő út 1.,,`, 'Phone'],
  ['OA-18', 'anna@example.hu,Anna,Kovács,,,,,,perhaps,', 'Newsletter'],
  ['OA-18', 'anna@example.hu,Anna,Kovács,,,,,,yes,2024-02-30', 'newsletter_at'],
])('[%s] refuses %s by line and column, without its text', (_rule, row, column) => {
  const { rows, refused } = read(`${head}\n${row}\nbela@example.hu,Béla,Nagy\n`);
  expect(rows.map(({ email }) => email)).toEqual(['bela@example.hu']);
  expect(refused).toEqual([{ line: 2, column, reason: expect.any(String) }]);
  expect(refused[0]?.reason).toMatch(
    /^(?:empty|not as the shop stores it: .*|no code .*|neither yes nor no|no day .*)$/,
  );
});

it.each([
  ['yes', true],
  ['TRUE', true],
  ['1', true],
  ['Igen', true],
  ['', false],
  ['no', false],
  ['0', false],
  ['nem', false],
])('[OA-18] takes %j for an agreement: %s', (word, hasAgreed) => {
  const { rows } = read(`${head}\nanna@example.hu,Anna,Kovács,,,,,,${word},\n`);
  expect(rows[0]?.hasAgreed).toBe(hasAgreed);
});

it('[OA-16] names a column that is missing', () => {
  expect(readCustomers('email,firstname\na@b.hu,Anna\n', views)).toEqual({ missing: 'lastname' });
});

it.each([
  ['', 'DE', 'de'],
  ['at', 'DE', 'at'],
  ['de', 'HU', 'de'],
  ['', 'hu', 'hu'],
  ['', 'SK', undefined],
])('[OA-20] a customer of the view %j in %s reads that of %s', (view, country, storeCode) => {
  const text = `email,firstname,lastname,country,zip,city,street,store_view\na@b.hu,Anna,Kovács,${country},1137,Wien,Weg 1,${view}\n`;
  expect(read(text).rows).toMatchObject([{ storeCode }]);
});

it('[OA-20] refuses a view that the shop does not have', () => {
  const { refused } = read('email,firstname,lastname,Store view\na@b.hu,Anna,Kovács,fr\n');
  expect(refused).toEqual([{ line: 2, column: 'Store view', reason: 'no store view of the shop' }]);
});

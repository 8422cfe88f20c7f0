import { expect, it, onTestFinished } from 'vitest';
import { partOf, sentXml, startFakeSzamlazz, testAgentKey } from '../test/fake-szamlazz.ts';
import {
  invoiceServiceContract,
  sampleCorrection,
  sampleInvoice,
} from '../testing/invoice-service-contract.ts';
import { createSzamlazzService } from './szamlazz-service.ts';
import { elementText } from './xml.ts';

const timeoutMs = 300;

async function makeSzamlazz(agentKey = testAgentKey) {
  const szamlazz = await startFakeSzamlazz();
  const service = createSzamlazzService(
    { agentKey, prefix: 'WEB', url: `${szamlazz.url}/szamla/` },
    { fetch, timeoutMs },
  );
  return { szamlazz, service };
}

async function openSzamlazz(agentKey?: string) {
  const made = await makeSzamlazz(agentKey);
  onTestFinished(() => made.szamlazz.close());
  return made;
}

invoiceServiceContract(async () => {
  const { szamlazz, service } = await makeSzamlazz();
  return {
    service,
    madeCount: () => szamlazz.documents.length,
    fail: szamlazz.fail,
    refuse: () => szamlazz.refuse('57'),
    close: szamlazz.close,
  };
});

it('[IN-13] sends the documented fields in their order, with amounts that add up', async () => {
  const { szamlazz, service } = await openSzamlazz();
  await service.issue(sampleInvoice);
  const [request] = szamlazz.requests;
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body).toContain('name="action-xmlagentxmlfile"');
  expect(sentXml(request!)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<xmlszamla xmlns="http://www.szamlazz.hu/xmlszamla">',
      `<beallitasok><szamlaagentkulcs>${testAgentKey}</szamlaagentkulcs><eszamla>true</eszamla>`,
      '<szamlaLetoltes>false</szamlaLetoltes><valaszVerzio>2</valaszVerzio>',
      '<szamlaKulsoAzon>ZG-2026-000123-K7QX4M-1</szamlaKulsoAzon></beallitasok>',
      '<fejlec><keltDatum>2026-11-27</keltDatum><teljesitesDatum>2026-11-27</teljesitesDatum>',
      '<fizetesiHataridoDatum>2026-11-27</fizetesiHataridoDatum><fizmod>bankkártya</fizmod>',
      '<penznem>HUF</penznem><szamlaNyelve>hu</szamlaNyelve>',
      '<rendelesSzam>ZG-2026-000123-K7QX4M</rendelesSzam>',
      '<szamlaszamElotag>WEB</szamlaszamElotag><fizetve>true</fizetve></fejlec><elado></elado>',
      '<vevo><nev>Kovács &amp; Társa &lt;Bt.&gt;</nev><orszag>HU</orszag><irsz>1061</irsz>',
      '<telepules>Budapest</telepules><cim>Andrássy út 1.</cim><email>vevo@example.hu</email>',
      '<sendEmail>false</sendEmail><adoszam>12345678-1-42</adoszam></vevo><tetelek>',
      '<tetel><megnevezes>Kavics bögre</megnevezes><mennyiseg>3</mennyiseg>',
      '<mennyisegiEgyseg>db</mennyisegiEgyseg><nettoEgysegar>2625</nettoEgysegar>',
      '<afakulcs>27</afakulcs><nettoErtek>7875</nettoErtek><afaErtek>2126</afaErtek>',
      '<bruttoErtek>10001</bruttoErtek></tetel>',
      '<tetel><megnevezes>Könyv</megnevezes><mennyiseg>1</mennyiseg>',
      '<mennyisegiEgyseg>db</mennyisegiEgyseg><nettoEgysegar>2381</nettoEgysegar>',
      '<afakulcs>5</afakulcs><nettoErtek>2381</nettoErtek><afaErtek>119</afaErtek>',
      '<bruttoErtek>2500</bruttoErtek></tetel>',
      '<tetel><megnevezes>Házhozszállítás</megnevezes><mennyiseg>1</mennyiseg>',
      '<mennyisegiEgyseg>db</mennyisegiEgyseg><nettoEgysegar>1567</nettoEgysegar>',
      '<afakulcs>27</afakulcs><nettoErtek>1567</nettoErtek><afaErtek>423</afaErtek>',
      '<bruttoErtek>1990</bruttoErtek></tetel></tetelek></xmlszamla>',
    ].join(''),
  );
});

it('[IN-14] names the rate of the central bank for euros, with two decimals', async () => {
  const { szamlazz, service } = await openSzamlazz();
  await service.issue({ ...sampleInvoice, currency: 'EUR', language: 'xx' });
  const xml = sentXml(szamlazz.requests[0]!);
  expect(elementText(xml, 'arfolyamBank')).toBe('MNB');
  expect(elementText(xml, 'szamlaNyelve')).toBe('en');
  expect(elementText(xml, 'bruttoErtek')).toBe('100.01');
});

it('[IN-15] a correction names its invoice, and no order number of its own', async () => {
  const { szamlazz, service } = await openSzamlazz();
  await service.issue(sampleCorrection({ number: 'E-TST-2026-1' }));
  const head = partOf(sentXml(szamlazz.requests[0]!), 'fejlec');
  expect(head).toContain(
    '<helyesbitoszamla>true</helyesbitoszamla><helyesbitettSzamlaszam>E-TST-2026-1</helyesbitettSzamlaszam>',
  );
  expect(elementText(head, 'rendelesSzam')).toBeUndefined();
});

it.each([
  ['1', 'unreachable'],
  ['71', 'duplicate'],
  ['152', 'duplicate'],
  ['54', 'rejected'],
])('[IN-15] reads error %s as %s', async (code, kind) => {
  const { szamlazz, service } = await openSzamlazz();
  szamlazz.refuse(code);
  expect(await service.issue(sampleInvoice)).toMatchObject({ error: { kind } });
});

it('[IN-11] returns a wrong key as a refusal', async () => {
  const { service } = await openSzamlazz('another-key');
  expect(await service.issue(sampleInvoice)).toEqual({
    ok: false,
    error: { kind: 'rejected', code: '3' },
  });
});

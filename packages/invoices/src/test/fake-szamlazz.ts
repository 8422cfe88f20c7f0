import { elementSource, elementText } from '../szamlazz/xml.ts';
import { startLoopback, type Loopback, type ReceivedRequest, type Reply } from './loopback.ts';

/** Valid agent key. */
export const testAgentKey = 'agentkulcs-0123456789abcdef';
const pdfBase64 = Buffer.from('%PDF-1.4 sample').toString('base64');

/** Response to a call that created a document, in the format of docs.szamlazz.hu for `valaszVerzio` 2. */
const made = (number: string, net: number, gross: number, pdf = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xmlszamlavalasz xmlns="http://www.szamlazz.hu/xmlszamlavalasz" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<sikeres>true</sikeres>
<szamlaszam>${number}</szamlaszam>
<szamlanetto>${net}</szamlanetto>
<szamlabrutto>${gross}</szamlabrutto>
<kintlevoseg>${gross}</kintlevoseg>
<vevoifiokurl><![CDATA[https://www.szamlazz.hu/szamla/?page=szla]]></vevoifiokurl>
${pdf === '' ? '' : `<pdf>${pdf}</pdf>`}
</xmlszamlavalasz>`;

/** Response to a refused call. */
const refused = (code: string, message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xmlszamlavalasz xmlns="http://www.szamlazz.hu/xmlszamlavalasz">
<sikeres>false</sikeres>
<hibakod><![CDATA[${code}]]></hibakod>
<hibauzenet><![CDATA[${message}]]></hibauzenet>
</xmlszamlavalasz>`;

interface MadeDocument {
  readonly externalId: string;
  readonly number: string;
  readonly type: string;
  readonly net: number;
  readonly gross: number;
}

/** Data of a document, in the format of `szamla` on docs.szamlazz.hu. */
const data = ({ number, type, net, gross }: MadeDocument) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<szamla xmlns="http://www.szamlazz.hu/szamla">
<szallito><nev>Eladó Kft.</nev></szallito>
<alap><id>924307747</id><szamlaszam>${number}</szamlaszam><tipus>${type}</tipus><eszamla>1</eszamla></alap>
<vevo><nev>Kovács Anna</nev></vevo>
<tetelek></tetelek>
<osszegek><afakulcsossz><afakulcs>27</afakulcs><brutto>1</brutto></afakulcsossz>
<totalossz><netto>${net}</netto><afa>${gross - net}</afa><brutto>${gross}</brutto></totalossz></osszegek>
</szamla>`;

/** A fake Számla Agent as documented. External ids are not unique: a second document takes over the id. */
export async function startFakeSzamlazz(): Promise<
  Loopback & { readonly documents: readonly MadeDocument[]; refuse(code: string): void }
> {
  const documents: MadeDocument[] = [];
  let refusal: string | undefined;

  function make(xml: string, type: string, net: number, gross: number): string {
    const number = `E-TST-2026-${documents.length + 1}`;
    const externalId = elementText(xml, 'szamlaKulsoAzon') ?? '';
    documents.push({ externalId, number, type, net, gross });
    return made(number, net, gross);
  }

  function answer(xml: string, body: string): string {
    if (elementText(xml, 'szamlaagentkulcs') !== testAgentKey) {
      return refused('3', 'Sikertelen bejelentkezés.');
    }
    if (refusal !== undefined) return refused(refusal, 'Hiba.');
    if (body.includes('name="action-szamla_agent_xml"')) {
      const id = elementText(xml, 'szamlaKulsoAzon');
      const known = documents.find(({ externalId }) => externalId === id);
      return known === undefined ? refused('7', 'Hiányzó adat: számla xml.') : data(known);
    }
    if (body.includes('name="action-szamla_agent_pdf"')) {
      const known = documents.find(({ number }) => number === elementText(xml, 'szamlaszam'));
      return known === undefined
        ? refused('7', 'Hiányzó adat: számla.')
        : made(known.number, known.net, known.gross, pdfBase64);
    }
    if (body.includes('name="action-szamla_agent_st"')) {
      const original = documents.find(({ number }) => number === elementText(xml, 'szamlaszam'));
      return original === undefined
        ? refused('335', 'Nem található a számla.')
        : make(xml, 'SS', -original.net, -original.gross);
    }
    const sum = (name: string) =>
      [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))]
        .map(([, amount = '']) => Number(amount))
        .reduce((total, amount) => total + amount, 0);
    const hundredths = (amount: number) => Math.round(amount * 100) / 100;
    const type = elementText(xml, 'helyesbitoszamla') === 'true' ? 'HS' : 'SZ';
    return make(xml, type, hundredths(sum('nettoErtek')), hundredths(sum('bruttoErtek')));
  }

  const reply = ({ body }: ReceivedRequest): Reply => {
    const root = /<(xmlszamla\w*) xmlns/.exec(body)?.[1] ?? '';
    const xml = new RegExp(`<${root} [\\s\\S]*</${root}>`).exec(body)?.[0] ?? '';
    return { type: 'application/xml', body: answer(xml, body) };
  };
  const loopback = await startLoopback(reply);
  return {
    ...loopback,
    documents,
    refuse(code) {
      refusal = code;
    },
  };
}

/** Returns the XML of a received request. */
export const sentXml = ({ body }: ReceivedRequest): string =>
  body.slice(body.indexOf('<?xml'), body.lastIndexOf('>') + 1);

/** Returns one part of an XML by its name. */
export const partOf = elementSource;

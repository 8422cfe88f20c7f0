/** An exception to the glossary: a text that may contain refused words. `words`: the beginnings of these words. */
export interface CopyException {
  /** The English message, or the path of the file. */
  readonly place: string;
  readonly words: readonly string[];
  readonly because: string;
}

const pages = 'demo/content/pages';
const legalTerm = 'a term of the law';
const post = 'a letter by post';
const cookieKind = 'the name of the kind of cookies that need no consent';

export const copyExceptions: readonly CopyException[] = [
  {
    place: 'Order with obligation to pay',
    words: ['megrendelés'],
    because: 'the statutory button',
  },
  { place: 'Pay at the door', words: ['fizetés átvételkor'], because: 'a slogan' },
  {
    place: 'Delete the order',
    words: ['rendelés törlés'],
    because: 'data on the device is deleted: the order was never sent',
  },
  { place: 'Necessary', words: ['szükséges'], because: cookieKind },
  { place: 'Only necessary', words: ['szükséges'], because: cookieKind },
  {
    place:
      'The necessary ones keep the cart and the login; others (chat, statistics, offers) work only with consent. More in the <0>privacy notice</0>.',
    words: ['szükséges'],
    because: cookieKind,
  },
  { place: `${pages}/suti-tajekoztato.json`, words: ['szükséges'], because: cookieKind },
  {
    place:
      'You can withdraw from the contract without giving a reason within {withdrawalDays} days of receiving the goods. If the order arrives in several parts, the period starts when you receive the last piece. To meet the deadline it is enough to send the statement before the end of day {withdrawalDays}.',
    words: ['a {'],
    because: 'the words of the law, and always 14',
  },
  {
    place: 'Number of the order: {orderNumber}',
    words: ['megrendelés'],
    because: 'the model form of withdrawal',
  },
  {
    place: `${pages}/altalanos-szerzodesi-feltetelek.json`,
    words: ['vevő', 'címzett', 'megrendelés', 'értend'],
    because: legalTerm,
  },
  { place: `${pages}/altalanos-szerzodesi-feltetelek.json`, words: ['levél'], because: post },
  { place: `${pages}/cofidis-aruhitel-informacio.json`, words: ['vevő'], because: legalTerm },
  {
    place: `${pages}/elallas-es-visszakuldes.json`,
    words: ['vevő', 'szükséges'],
    because: legalTerm,
  },
  { place: `${pages}/elallas-es-visszakuldes.json`, words: ['levél'], because: post },
  { place: `${pages}/adatvedelem.json`, words: ['címzett', 'garanci'], because: legalTerm },
  { place: `${pages}/kapcsolat.json`, words: ['levél'], because: post },
  { place: `${pages}/panaszkezeles.json`, words: ['levél'], because: post },
  {
    place: 'demo/content/rooms/puha-sarok.json',
    words: ['level'],
    because: 'the leaves of a picture',
  },
  {
    place: 'packages/invoices/src/document/document-texts.ts',
    words: ['eladó', 'vevő'],
    because: 'the parties of an invoice, as the law names them',
  },
];

import type { NewShop } from './new-shop.ts';

/**
 * Returns `CHECKLIST.md` of a new shop: what EU law, and for a Hungarian shop Hungarian law, requires before the shop
 * opens. It is a list of tasks, not legal advice.
 */
export function checklist({ name, language }: Pick<NewShop, 'name' | 'language'>): string {
  const isHungarian = language === 'hu';
  const item = (text: string, source: string) => `- [ ] ${text} *(${source})*\n`;
  return `# Before ${name} opens

A list of work, no legal advice: have a lawyer read the texts. Pages are files in \`content/pages\`.

## Who sells

${item('`seller` in `shop.json`: name, seat, registration number, tax number, email and phone of the company. Set `isInvented` to false.', isHungarian ? '2001. évi CVIII. törvény 4. §' : 'Directive 2000/31/EC Article 5')}${item('`seller.bankAccount`, if shoppers may pay in advance by transfer.', 'Directive 2011/83/EU Article 6')}${item('`/impresszum`: add the court or authority that keeps the register, and the hosting provider.', isHungarian ? '45/2014. (II. 26.) Korm. rendelet 11. §' : 'Directive 2000/31/EC Article 5')}
## Texts

${item('`/altalanos-szerzodesi-feltetelek`: terms and conditions, with the steps of an order and how errors are corrected.', 'Directive 2000/31/EC Articles 10, 11')}${item('`/adatvedelem`: privacy notice, with each recipient and period of storage.', 'Regulation (EU) 2016/679 Articles 13, 14')}${item('`/suti-tajekoztato`: cookies, by purpose.', 'Directive 2002/58/EC Article 5(3)')}${item('`/elallas-es-visszakuldes`: right of withdrawal of 14 days, with the model form, exceptions and the cost of returning.', isHungarian ? '45/2014. (II. 26.) Korm. rendelet 20–30. §' : 'Directive 2011/83/EU Articles 9–16')}${item('`/jotallas-es-szavatossag`: legal guarantee of conformity, and commercial guarantees.', isHungarian ? '373/2021. (VI. 30.) Korm. rendelet, 151/2003. (IX. 22.) Korm. rendelet' : 'Directive (EU) 2019/771')}${item('`/panaszkezeles`: where complaints go and who decides disputes.', isHungarian ? '1997. évi CLV. törvény 17/A–17/C. §' : 'Directive 2013/11/EU Article 13')}${item('`/vasarloi-ertekelesek-szabalyai`: how reviews are checked.', 'Directive 2005/29/EC Article 7(6)')}${item('`/akadalymentessegi-nyilatkozat`: accessibility statement.', 'Directive (EU) 2019/882')}${item('`/szallitas-es-fizetes`: ways, prices and days of delivery and payment.', 'Directive 2011/83/EU Article 6')}
## Settings

${item('Rates of tax in `content/catalog/taxrules.ndjson`: also for reduced rates and other countries.', 'Directive 2006/112/EC')}${item('Delivery and payment in `content/commerce` and, for a shopper without a network, in `checkout` of `shop.json`: the same prices.', 'Directive 2011/83/EU Article 6')}${
    isHungarian
      ? item(
          '`offers.guarantee`, `offers.guaranteeSource` and `offers.guaranteedCategories`: goods with a compulsory guarantee.',
          '151/2003. (IX. 22.) Korm. rendelet',
        )
      : ''
  }${item('`offers`: a new shop promises nothing. `freeShippingAboveMinor`, `freeReturnDays`, `newsletterCouponPercent` and `agreesDatesByPhone`, if you promise them.', 'Directive 2005/29/EC Article 6')}${item('`content/commerce/delivery.json`: the days that a delivery takes, such as `{ "default_days": { "min": 2, "max": 5 } }`.', 'Directive 2011/83/EU Article 6')}${item('`orders.carriers`: those who carry your parcels. Open each link with the number of a parcel.', 'Directive 2005/29/EC Article 6')}${item('Reduced prices: the lowest price of the 30 days before is shown with each. Import prices before you reduce them.', 'Directive 98/6/EC Article 6a')}${item('Manufacturer, responsible person and safety texts of each product.', 'Regulation (EU) 2023/988 Article 19')}
## Look

- [ ] \`theme.css\`: colors, corners and fonts
- [ ] \`logo.svg\` and \`public/icon.svg\`, 32 pixels wide, then \`pnpm icons FOLDER\`
- [ ] \`content/home\`: the pictures of the home page
`;
}

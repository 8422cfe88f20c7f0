import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { EmailBrand, RenderedEmail } from '../email.ts';
import {
  accountErasedEmail,
  addressChangedEmail,
  confirmAddressEmail,
  invitationEmail,
  passwordResetEmail,
} from '../templates/account-emails.ts';
import { backInStockEmail } from '../templates/back-in-stock-email.ts';
import { contactEmail, contactReceivedEmail } from '../templates/contact-emails.ts';
import {
  newsletterConfirmationEmail,
  newsletterKnownEmail,
  newsletterWelcomeEmail,
} from '../templates/newsletter-emails.ts';
import { orderCodeEmail } from '../templates/order-code-email.ts';
import { orderConfirmationEmail } from '../templates/order-confirmation-email.ts';
import {
  invoiceEmail,
  orderCanceledEmail,
  orderReadyEmail,
  orderShippedEmail,
} from '../templates/order-status-emails.ts';
import {
  paymentFailedEmail,
  paymentReceivedEmail,
  paymentRefundedEmail,
} from '../templates/payment-emails.ts';
import { withdrawalNoticeEmail, withdrawalReceiptEmail } from '../templates/withdrawal-emails.ts';
import { renderEmail } from '../render-email.ts';
import type { EmailTexts } from '../texts/email-texts.ts';

type Render = (i18n: EmailTexts, brand: EmailBrand) => RenderedEmail;

/** A brand other than the demo shop's: no email may contain the demo's name. */
export const sampleBrand: EmailBrand = {
  shopName: 'Mintabolt',
  colors: {
    light: {
      background: '#ffffff',
      text: '#222222',
      border: '#dddddd',
      accent: '#114477',
      onAccent: '#fffffe',
    },
    dark: {
      background: '#111111',
      text: '#eeeeee',
      border: '#333333',
      accent: '#88bbee',
      onAccent: '#000001',
    },
  },
};

const at = (text: string) => unsafeBrand<EpochMs>(Date.parse(text));

const customerName = { firstname: 'Anna', lastname: 'Kovács' };
const orderNumber = 'ZG-2026-000123-ABCDEF';
const unsubscribeUrl = 'https://shop.example/unsubscribe#token';
const orderUrl = `https://shop.example/order/${orderNumber}#token`;
const invoice = { kind: 'invoice', number: 'WEB-2026-1' };
const withdrawalUrl = 'https://shop.example/elallas';
const pickupPoint = {
  name: 'Budapest bolt',
  street: 'Váci út 1.',
  postcode: '1132',
  city: 'Budapest',
};
const address = {
  ...customerName,
  company: 'Bolt.example Kft.',
  vat_id: '12345678-2-42',
  postcode: '1137',
  city: 'Budapest',
  street: ['Pozsonyi út 12.', '3. em. 2.'],
  telephone: '+36301234567',
  country_id: 'HU',
};

/** An order with a discount, paid on delivery; `HUF` in minor units. */
export const sampleOrder = {
  orderNumber,
  orderedAt: at('2026-03-05T12:00:00Z'),
  customerName,
  currency: 'HUF',
  grouping: 'always',
  lines: [
    {
      name: 'Gyurka szék',
      options: [
        { label: 'Szín', value: 'kék' },
        { label: 'Felirat', value: 'anna.example & Béla' },
      ],
      qty: 3,
      total: 3_000_000,
    },
    { name: 'Tükör "Nagy"', options: [], qty: 1, total: 810_000 },
  ],
  amounts: {
    subtotal: 3_810_000,
    discount: 381_000,
    shipping: 199_000,
    payment: 49_000,
    total: 3_677_000,
    tax: 781_700,
    cash: undefined,
  },
  couponCode: 'TIZ',
  shippingTitle: 'Házhozszállítás futárral',
  payment: { title: 'Utánvét készpénzzel', kind: 'other' },
  ownCountry: 'HU',
  billingAddress: address,
  shippingAddress: address,
  pickupPoint: null,
  seller: {
    name: 'Mintabolt Kft.',
    bankAccount: {
      number: '12345676-12345676-00000000',
      iban: 'HU68 1234 5676 1234 5676 0000 0000',
    },
  },
  freeReturnDays: 30,
  orderUrl,
  termsUrl: 'https://shop.example/altalanos-szerzodesi-feltetelek',
} as const;

const statement = {
  orderNumber,
  name: 'Kovács Anna',
  email: 'anna@example.hu',
  items: null,
  bankAccount: '12345676-12345676-00000000',
  receivedAt: at('2026-03-20T09:30:00Z'),
};

/** One email of each kind, and its variants. */
export const sampleEmails: Readonly<Record<string, Render>> = {
  orderConfirmation: (i18n, brand) => renderEmail(orderConfirmationEmail, sampleOrder, i18n, brand),
  orderConfirmationTransfer: (i18n, brand) =>
    renderEmail(
      orderConfirmationEmail,
      {
        ...sampleOrder,
        couponCode: null,
        amounts: { ...sampleOrder.amounts, discount: 0, shipping: 0 },
        payment: { title: 'Banki előreutalás', kind: 'transfer' },
      },
      i18n,
      brand,
    ),
  orderConfirmationCredit: (i18n, brand) =>
    renderEmail(
      orderConfirmationEmail,
      { ...sampleOrder, payment: { title: 'Áruhitel', kind: 'credit' } },
      i18n,
      brand,
    ),
  orderConfirmationPickup: (i18n, brand) =>
    renderEmail(
      orderConfirmationEmail,
      {
        ...sampleOrder,
        amounts: { ...sampleOrder.amounts, cash: 3_677_500 },
        shippingTitle: 'Személyes átvétel',
        pickupPoint,
      },
      i18n,
      brand,
    ),
  orderConfirmationParcelPoint: (i18n, brand) =>
    renderEmail(
      orderConfirmationEmail,
      {
        ...sampleOrder,
        shippingTitle: 'Csomagautomata',
        pickupPoint: { ...pickupPoint, carrier: 'foxpost' },
      },
      i18n,
      brand,
    ),
  orderShipped: (i18n, brand) =>
    renderEmail(
      orderShippedEmail,
      {
        orderNumber,
        customerName,
        orderUrl,
        invoices: [invoice],
        shippingTitle: 'Házhozszállítás futárral',
        parcels: [
          { carrier: 'GLS', code: '12345678', url: 'https://shop.example/parcel?code=12345678' },
        ],
        withdrawalUrl,
      },
      i18n,
      brand,
    ),
  orderReady: (i18n, brand) =>
    renderEmail(
      orderReadyEmail,
      { orderNumber, customerName, orderUrl, pickupPoint, withdrawalUrl },
      i18n,
      brand,
    ),
  invoice: (i18n, brand) =>
    renderEmail(
      invoiceEmail,
      {
        orderNumber,
        customerName,
        orderUrl,
        invoices: [invoice, { kind: 'invoice', number: 'WEB-2026-2' }],
      },
      i18n,
      brand,
    ),
  orderCanceled: (i18n, brand) =>
    renderEmail(orderCanceledEmail, { orderNumber, customerName, orderUrl }, i18n, brand),
  orderCanceledUnpaid: (i18n, brand) =>
    renderEmail(
      orderCanceledEmail,
      { orderNumber, customerName, orderUrl, reason: 'unpaid' },
      i18n,
      brand,
    ),
  orderCode: (i18n, brand) =>
    renderEmail(orderCodeEmail, { orderNumber, customerName, code: '042137' }, i18n, brand),
  paymentReceived: (i18n, brand) =>
    renderEmail(
      paymentReceivedEmail,
      { orderNumber, customerName, orderUrl, invoices: [invoice], amount: '12 990 Ft' },
      i18n,
      brand,
    ),
  paymentFailed: (i18n, brand) =>
    renderEmail(
      paymentFailedEmail,
      {
        orderNumber,
        customerName,
        orderUrl,
        paymentUrl: `https://shop.example/payment?order=${orderNumber}`,
      },
      i18n,
      brand,
    ),
  paymentRefunded: (i18n, brand) =>
    renderEmail(
      paymentRefundedEmail,
      {
        orderNumber,
        customerName,
        orderUrl,
        invoices: [
          invoice,
          { kind: 'correction', number: 'WEB-2026-2' },
          { kind: 'storno', number: 'WEB-2026-3' },
        ],
        amount: '4 990 Ft',
      },
      i18n,
      brand,
    ),
  withdrawalReceipt: (i18n, brand) =>
    renderEmail(
      withdrawalReceiptEmail,
      { statement, seller: { name: 'Mintabolt Kft.', seat: '1137 Budapest, Fő út 1.' } },
      i18n,
      brand,
    ),
  withdrawalNotice: (i18n, brand) => renderEmail(withdrawalNoticeEmail, { statement }, i18n, brand),
  invitation: (i18n, brand) =>
    renderEmail(
      invitationEmail,
      { customerName, url: 'https://shop.example/reset-password#token=abc', days: 7 },
      i18n,
      brand,
    ),
  passwordReset: (i18n, brand) =>
    renderEmail(
      passwordResetEmail,
      { customerName, url: 'https://shop.example/reset-password#token=abc' },
      i18n,
      brand,
    ),
  confirmAddress: (i18n, brand) =>
    renderEmail(
      confirmAddressEmail,
      { customerName, url: 'https://shop.example/confirm-email#token=abc' },
      i18n,
      brand,
    ),
  addressChanged: (i18n, brand) => renderEmail(addressChangedEmail, {}, i18n, brand),
  accountErased: (i18n, brand) => renderEmail(accountErasedEmail, {}, i18n, brand),
  contact: (i18n, brand) =>
    renderEmail(
      contactEmail,
      { sender: 'anna@example.hu', subject: 'Kérdés', message: 'Jó napot!\n\n  Van kék is?' },
      i18n,
      brand,
    ),
  contactReceived: (i18n, brand) => renderEmail(contactReceivedEmail, {}, i18n, brand),
  newsletterConfirmation: (i18n, brand) =>
    renderEmail(
      newsletterConfirmationEmail,
      { confirmUrl: 'https://shop.example/newsletter/confirm#token', unsubscribeUrl },
      i18n,
      brand,
    ),
  newsletterKnown: (i18n, brand) =>
    renderEmail(newsletterKnownEmail, { unsubscribeUrl }, i18n, brand),
  newsletterWelcome: (i18n, brand) =>
    renderEmail(
      newsletterWelcomeEmail,
      { shopUrl: 'https://shop.example', unsubscribeUrl },
      i18n,
      brand,
    ),
  newsletterWelcomeGift: (i18n, brand) =>
    renderEmail(
      newsletterWelcomeEmail,
      {
        gift: { percent: 10, code: 'UJ10', validTo: at('2026-04-05T12:00:00Z') },
        shopUrl: 'https://shop.example',
        unsubscribeUrl,
      },
      i18n,
      brand,
    ),
  backInStock: (i18n, brand) =>
    renderEmail(
      backInStockEmail,
      {
        productName: 'Lámpa "Nagy"',
        productUrl: 'https://shop.example/lampa',
        unsubscribeUrl,
      },
      i18n,
      brand,
    ),
};

import { budapestDate, formatDate } from '@shop/format';
import { as, type EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import { shortLetter, type Letter } from '../mail/letter.ts';
import { unsubscribeLinks } from '../mail/unsubscribe-link.ts';
import { hashSecretText, newSecretText } from '../secret/secret-text.ts';
import { confirmationLifeMs, type SubscriptionState } from './subscription-store.ts';

const greeting = 'Kedves Olvasó!';

/**
 * The answer to a wish for the newsletter: the link that confirms it, or, to who has it already, that nothing
 * is left to do. `undefined` when the wish was taken back meanwhile.
 */
export async function writeAskedLetter(
  sql: Sql,
  subscriptionId: number,
  publicUrl: string,
  nowMs: EpochMs,
): Promise<Letter | undefined> {
  const [row] = await sql<{ email: string; state: SubscriptionState }[]>`
    SELECT email, state FROM newsletter_subscription WHERE id = ${subscriptionId}`;
  if (row === undefined || row.state === 'withdrawn') return undefined;
  const { page, oneClick } = await unsubscribeLinks(sql, publicUrl, {
    kind: 'newsletter',
    id: subscriptionId,
  });
  const leave = { label: 'Leiratkozás', url: page };
  if (row.state === 'confirmed') {
    return {
      ...shortLetter(row.email, 'Ez a cím már feliratkozott', [
        greeting,
        'A Zugoly hírlevele erre a címre már jár, így nincs további teendő.',
        leave,
      ]),
      unsubscribeUrl: oneClick,
    };
  }
  const token = newSecretText();
  await sql`
    INSERT INTO newsletter_confirmation (token_hash, subscription_id, expires_at)
    VALUES (${hashSecretText(token)}, ${subscriptionId}, ${new Date(nowMs + confirmationLifeMs)})`;
  return {
    ...shortLetter(row.email, 'Hírlevél: a feliratkozás megerősítése', [
      greeting,
      'Erre a címre a Zugoly hírlevelét kérték. A feliratkozás az alábbi hivatkozással válik érvényessé.',
      { label: 'Feliratkozás megerősítése', url: `${publicUrl}/newsletter/confirm#${token}` },
      'A hivatkozás 7 napig és egyszer használható. Ha a kérés tévedés volt, nincs teendő: megerősítés nélkül nem küldünk hírlevelet, és a címet 30 nap múlva töröljük.',
      leave,
    ]),
    unsubscribeUrl: oneClick,
  };
}

/** The welcome after the confirmation, with the coupon and until when it holds. */
export async function writeWelcomeLetter(
  sql: Sql,
  subscriptionId: number,
  publicUrl: string,
): Promise<Letter | undefined> {
  const [row] = await sql<
    { email: string; code: string | null; percent: number; valid_to: Date | null; used: number }[]
  >`
    SELECT email, coupon.code, coupon.value::float8 AS percent, valid_to, coupon.used
    FROM newsletter_subscription LEFT JOIN coupon ON code = coupon_code
    WHERE id = ${subscriptionId} AND state = 'confirmed'`;
  if (row === undefined) return undefined;
  const { page, oneClick } = await unsubscribeLinks(sql, publicUrl, {
    kind: 'newsletter',
    id: subscriptionId,
  });
  const hasGift = row.code !== null && row.used === 0;
  return {
    ...shortLetter(row.email, hasGift ? giftSubject(row.percent) : 'Sikeres feliratkozás', [
      greeting,
      'A feliratkozás sikerült. Újdonságokról, gondozási tanácsokról és ajánlatokról írunk.',
      ...(hasGift
        ? [
            `Köszönetül ${row.percent}% kedvezményt adunk egy rendelés termékeinek árából. Kuponkód: ${row.code}`,
            `A kód egyszer váltható be a kosárban${row.valid_to === null ? '' : `, utolsó nap: ${day(row.valid_to)}`}.`,
            { label: 'Irány a webáruház', url: publicUrl },
          ]
        : []),
      { label: 'Leiratkozás', url: page },
    ]),
    unsubscribeUrl: oneClick,
  };
}

function giftSubject(percent: number): string {
  return `Sikeres feliratkozás: ${percent}% kedvezmény`;
}

function day(moment: Date): string {
  return formatDate(budapestDate(as<EpochMs>(moment.getTime())), 'hu', 'long');
}

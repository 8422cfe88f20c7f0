import { randomUUID } from 'node:crypto';
import { refusal } from './expected-messages.ts';
import { axeFindsNothing } from './accessible.ts';
import { isNarrow, openCategory } from './by-size.ts';
import { linkTo } from './email-link.ts';
import { alive, expect, keepToItself, test } from './shop-test.ts';
import { liftRequestLimits } from './slow-machine.ts';

// The coupon is tried once too often.
test.use({ expectedComplaint: refusal('400', '/api/cart/apply-coupon') });

/** What waits for letters, or for the cart to have reached the server. */
const patient = expect.configure({ timeout: 30_000 });

test('[S1-7] a shopper subscribes to the newsletter, confirms by email, gets the coupon and unsubscribes with one click @phone', async ({
  page,
}) => {
  const email = `hirlevel.${randomUUID().slice(0, 8)}@example.hu`;
  await page.goto('/');
  await alive(page);
  const footer = page.getByRole('contentinfo');
  const consent = footer.getByLabel('Hozzájárulok a hírlevél küldéséhez');
  await patient(consent).not.toBeChecked();
  await footer.getByLabel('E-mail-cím').fill(email);
  await consent.check();
  await footer.getByRole('button', { name: 'Feliratkozás' }).click();
  await patient(
    footer.getByText('Erősítse meg a feliratkozást az elküldött e-\u2060mailben.'),
  ).toBeVisible();

  const confirm = new URL(await linkTo(email, /http\S+\/newsletter\/confirm#[\w-]+/));
  await page.goto(confirm.pathname + confirm.hash);
  await alive(page);
  await axeFindsNothing(page);
  await page.getByRole('button', { name: 'Feliratkozás megerősítése' }).click();
  await patient(page.getByText('A kupont e-\u2060mailben küldjük.')).toBeVisible();

  const code = await linkTo(email, /HIRLEVEL-\w{4}-\w{4}/);
  await page.goto('/felho-fotel');
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await patient(page.getByRole('dialog', { name: /Kosár/ })).toBeVisible();
  await page.goto('/cart');
  await alive(page);
  const coupon = page.getByLabel('Kuponkód');
  await coupon.fill(`${code}X`);
  await page.getByRole('button', { name: 'Beváltás' }).click();
  await patient(
    page.getByText('Ez a kuponkód nem érvényes. Ellenőrizze a beírt kódot.').first(),
  ).toBeVisible();
  await coupon.fill(code);
  await page.getByRole('button', { name: 'Beváltás' }).click();
  await patient(page.getByText(`Kuponkód: ${code}`)).toBeVisible();
  await patient(page.getByText('Kedvezmény').first()).toBeVisible();
  const ofLine = page.getByRole('main').getByText(/^kupon: −[\d\s]+Ft$/);
  await patient(ofLine).toBeVisible();
  await page.getByRole('button', { name: 'Kupon törlése' }).click();
  await patient(coupon).toBeVisible();
  await patient(ofLine).toBeHidden();

  const leave = new URL(await linkTo(email, /http\S+\/unsubscribe#[\w.-]+/));
  await page.goto(leave.pathname + leave.hash);
  await patient(page.getByText('Sikeres leiratkozás')).toBeVisible();
});

test('[S3-45] reviews of the shop are rendered before any script, and more load on request @phone', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/reviews')).text();
  expect(html).toMatch(/<h1[^>]*>Értékelések<\/h1>/);
  expect(html).toContain('<article');
  await page.goto('/reviews');
  await alive(page);
  const cards = page.getByRole('article');
  const first = await cards.count();
  // Its rule is the middle between it and the one under it: the next one on a phone, else after a row of three.
  const below = cards.nth(isNarrow(page) ? 1 : 3);
  const boxes = await Promise.all([cards.nth(0), below].map((card) => card.boundingBox()));
  expect(boxes[1]?.y).toBeCloseTo((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0), 0);
  // A page of the reviews widget is requested by the id of the widget and the time of the last post.
  const more = page.waitForRequest(/[/]api[/]ext[/]reviews-widget[/]zugoly[?]before_ts=\d+/);
  await page.getByRole('button', { name: 'Továbbiak' }).click();
  await more;
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await axeFindsNothing(page);
});

test('[S1-6] [S3-38] a review form shows what is missing, and a sent review waits for approval @phone', async ({
  page,
  database,
}) => {
  const title = `Vélemény ${randomUUID().slice(0, 8)}`;
  await page.goto('/olvaso-fulesfotel');
  await alive(page);
  await page.getByRole('button', { name: 'Értékelés írása' }).click();
  const form = page.getByRole('dialog', { name: /Értékelés írása/ });
  await form.getByRole('button', { name: 'Értékelés küldése' }).click();
  await expect(form.getByText('Töltse ki ezt a mezőt.').first()).toBeVisible();
  await axeFindsNothing(page);
  await form.getByRole('radio', { name: /^4/ }).check();
  await form.getByLabel('Az értékelés címe').fill(title);
  await form.getByLabel('Vélemény', { exact: true }).fill('Kényelmes, és jól néz ki.');
  await form.getByLabel('Név').fill('Kata');
  await form.getByRole('button', { name: 'Értékelés küldése' }).click();
  await expect(
    form.getByText('Az értékelés beérkezett, ellenőrzés után jelenik meg.'),
  ).toBeVisible();
  const storedReviews = await database`
    SELECT nickname, detail, state FROM review_submission WHERE title = ${title}`;
  expect([...storedReviews]).toEqual([
    { nickname: 'Kata', detail: 'Kényelmes, és jól néz ki.', state: 'pending' },
  ]);
});

test('a shopper who asks for a sold-out variant gets one email when it is in stock again @phone', async ({
  page,
  database,
}) => {
  const sku = 'ZG-2201-GALAMBKEK';
  await keepToItself(database, sku);
  const email = `keszlet.${randomUUID().slice(0, 8)}@example.hu`;
  const ask = page.getByRole('button', { name: 'Értesítést kérek, ha újra kapható' });
  // The same journey at another size has just put the article on sale for a moment: the page follows within a second.
  await expect(async () => {
    await page.goto(`/felho-fotel?childSku=${sku}`);
    await alive(page);
    await expect(ask).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await ask.click();
  const form = page.getByRole('form', { name: 'Értesítést kérek, ha újra kapható' });
  await expect(form.getByLabel('E-mail-cím')).toBeFocused();
  await form.getByLabel('E-mail-cím').fill(email);
  await form.getByRole('button', { name: 'Értesítést kérek' }).click();
  await expect(page.getByText('E-\u2060mailben értesítjük, amint újra kapható.')).toBeVisible();

  await database`UPDATE stock SET qty = 1, is_in_stock = true WHERE sku = ${sku}`;
  try {
    expect(await linkTo(email, /http\S+childSku=[\w-]+/)).toContain(sku);
  } finally {
    await database`UPDATE stock SET qty = 0, is_in_stock = false WHERE sku = ${sku}`;
  }
});

test.describe('the invitation to the newsletter', () => {
  test.use({ isInvited: true });

  test('the newsletter invitation appears once, on the third page, and closes with Escape @phone', async ({
    page,
  }) => {
    const invitation = page.getByRole('dialog', { name: 'Feliratkozás a hírlevélre' });
    const open = async (name: string) => {
      await openCategory(page, name);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      // A clock put forward ends what is waited for: a request under way would have no answer, and no network be said.
      await alive(page);
    };
    await page.clock.install();
    await liftRequestLimits(page);
    await page.goto('/');
    await alive(page);
    await open('Nappali');
    await page.clock.fastForward(10_000);
    await expect(invitation).toBeHidden();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/catalog', async (route) => {
      await held;
      await route.continue();
    });
    await openCategory(page, 'Étkező');
    await expect(page).toHaveURL(/etkezo$/);
    // The page has not loaded yet.
    await page.clock.fastForward(6_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Étkező' })).toBeHidden();
    await expect(invitation).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Étkező' })).toBeVisible();
    await alive(page);
    await page.clock.fastForward(5_000);
    await expect(invitation).toBeVisible();
    await expect(invitation.getByRole('button', { name: 'Bezárás' })).toBeFocused();
    await axeFindsNothing(page);
    await page.keyboard.press('Escape');
    await expect(invitation).toBeHidden();
    await page.goto('/');
    await alive(page);
    await open('Nappali');
    await open('Kert');
    await page.clock.fastForward(60_000);
    await alive(page);
    await expect(invitation).toBeHidden();
  });
});

import type { Locator, Page } from '@playwright/test';
import { logged } from './expected-messages.ts';
import { axeFindsNothing } from './accessible.ts';
import { isNarrow, showLastPicture, swipe } from './by-size.ts';
import { alive, expect, sees, test } from './shop-test.ts';

// Content is looked at, not what a page fetches ahead of a press.
test.use({ savesData: true });

async function open(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('[S2-17] a shopper opens a section of the terms from the table of contents @phone', async ({
  page,
}) => {
  await open(page, '/altalanos-szerzodesi-feltetelek', 'Általános szerződési feltételek');
  await expect(page.getByText(/változat, hatálybalépés: 2026\. június 19\./)).toBeVisible();
  await page.getByRole('navigation', { name: 'Tartalom' }).getByText('Elállási jog').click();
  await expect(page).toHaveURL(/#elallas$/);
  await expect(page.getByRole('heading', { name: '10. Elállási jog' })).toBeInViewport();
  await axeFindsNothing(page);
});

test('[S9-3] the credit page shows the cost of credit in 12 months by the terms on file @phone', async ({
  page,
  request,
}) => {
  const response = await request.get('/api/ext/cofidis/getInstallment?price=240000&months=12');
  const { result } = (await response.json()) as { result: { monthly: number } };
  await open(page, '/cofidis-aruhitel-informacio', 'Áruhitel-információ');
  const monthly = page.getByRole('row', { name: /Havi törlesztőrészlet/ });
  const digits = async () => (await monthly.textContent())?.replace(/\D/g, '');
  await expect.poll(digits).toBe(String(result.monthly));
  await expect(page.getByRole('row', { name: /THM/ })).toBeVisible();
  await axeFindsNothing(page);
});

test('a shopper sends a message to the shop after correcting a missing field @phone', async ({
  page,
}) => {
  await open(page, '/kapcsolat', 'Kapcsolat');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Üzenet küldése' }).click();
  await expect(main.getByRole('alert')).toContainText('3 mezőt');
  await axeFindsNothing(page);
  await main.getByLabel('Név', { exact: true }).fill('Kovács Anna');
  await main.getByLabel('E-mail-cím').fill('anna@example.hu');
  await main.getByLabel('Téma').selectOption('Rendelés, szállítás');
  await main.getByLabel('Üzenet', { exact: true }).fill('Felfér a Felhő kanapé a lifttel?');
  await main.getByRole('button', { name: 'Üzenet küldése' }).click();
  await expect(main.getByText('Az üzenetet megkaptuk')).toBeVisible();
});

test('[S2-14] a shopper finds a store and its opening hours @phone', async ({ page }) => {
  await open(page, '/uzletek', 'Bemutatótermek');
  await expect(page.getByText('3 bemutatóterem')).toBeVisible();
  const states = page.getByText(
    /^(?:Ma nyitva, zárás: \d\d?:\d\d|Nyitás ma: \d\d?:\d\d|Mára bezárt|Ma zárva, nyitás: \S+, \d\d?:\d\d)$/,
  );
  await expect(states).toHaveCount(3);
  // On a tablet the name of one takes a line, of the others two.
  await page.setViewportSize({ width: 768, height: 1024 });
  const tops = () =>
    states.evaluateAll((all) => all.map((state) => Math.round(state.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await expect(page.getByRole('link', { name: /OpenStreetMap/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  );
  await axeFindsNothing(page);
});

test('[S1-11] the quote form for companies lists its missing fields @phone', async ({ page }) => {
  await open(page, '/business', 'Cégeknek');
  await page.getByRole('main').getByRole('button', { name: 'Ajánlatot kérek' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('4 mezőt');
  await axeFindsNothing(page);
});

test('a shopper opens a product from a hotspot of a collection @phone', async ({ page }) => {
  await open(page, '/felho', 'Felhő');
  await expect(page.getByText('Puha sarkok, mély ülés')).toBeVisible();
  await axeFindsNothing(page);
  await page.getByRole('list', { name: 'A szoba darabjai' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Kosárba' }).first()).toBeVisible();
});

test('an ended campaign says so and links to a category @phone', async ({ page }) => {
  await open(page, '/nyariakcio2024', /véget ért/);
  await axeFindsNothing(page);
  await page.getByRole('main').getByRole('link', { name: 'Kerti bútorok' }).click();
  await expect(page).toHaveURL(/\/kert$/);
});

for (const [path, title, link] of [
  ['/gyerekhonap', 'Gyerekhónap otthon', 'Gyerekágyak'],
  ['/backtoschool2024', 'Iskolakezdés 2024', 'Irodai székek'],
] as const) {
  test(`findings G: ${path} has its own page @phone`, async ({ page }) => {
    await open(page, path, title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('link', { name: link }).first()).toBeVisible();
    await axeFindsNothing(page);
  });
}

test('[S1-11] [S2-15] a landing page can hide the menu, or header and footer @phone', async ({
  page,
}) => {
  const cart = page.getByRole('banner').getByRole('link', { name: /^Kosár/ });
  await open(page, '/felho', 'Felhő');
  await expect(cart).toBeVisible();
  await open(page, '/butorreklam', 'Bútor, amely megmarad');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(cart).toHaveCount(0);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Impresszum' }),
  ).toBeVisible();
  await axeFindsNothing(page);
  await open(page, '/k7q2m9', 'Barátoknak');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('[S2-10] the landing pages subscribe to their own newsletter lists @phone', async ({
  page,
  database,
}) => {
  await open(page, '/butorhirlevel', 'Hírlevél, havonta kétszer');
  await axeFindsNothing(page);
  const form = page.getByRole('main');
  const field = form.getByLabel('E-mail-cím');
  const subscribe = form.getByRole('button', { name: 'Feliratkozás' });
  await subscribe.click();
  await expect(form.getByText('Töltse ki ezt a mezőt.')).toBeVisible();
  await expect(form.getByText('Hírlevelet csak hozzájárulással küldünk.')).toBeVisible();
  await expect(field).toBeFocused();
  const consent = form.getByLabel('Hozzájárulok a hírlevél küldéséhez');
  const words = form.getByText('Hírlevelet csak hozzájárulással küldünk.');
  // Address, consent, button, at all widths: the box before the button, and the button right under its words.
  await page.keyboard.press('Tab');
  await expect(consent).toBeFocused();
  const place = (part: Locator) => part.evaluate((at) => at.getBoundingClientRect());
  const [box, last, button] = [await place(consent), await place(words), await place(subscribe)];
  expect(button.left).toBeCloseTo(box.left, 0);
  expect(button.top - last.bottom).toBeCloseTo(20, 0);
  await axeFindsNothing(page);
  await field.fill('anna@levelek');
  await subscribe.click();
  await expect(form.getByText('Adjon meg érvényes e-\u2060mail-címet.')).toBeVisible();
  const email = `landolo-${Date.now()}@example.hu`;
  await field.fill(email);
  await consent.check();
  await subscribe.click();
  await expect(
    form.getByText('Erősítse meg a feliratkozást az elküldött e-\u2060mailben.'),
  ).toBeVisible();
  const rows = await database`SELECT list FROM newsletter_subscription WHERE email = ${email}`;
  expect(rows[0]?.['list']).toBe('email-sub-organic');

  await page.goto('/ytad20');
  await alive(page);
  await field.fill(`film-${email}`);
  await consent.check();
  await subscribe.click();
  await expect(
    form.getByText('Erősítse meg a feliratkozást az elküldött e-\u2060mailben.'),
  ).toBeVisible();
  const others = await database`
    SELECT list FROM newsletter_subscription WHERE email = ${`film-${email}`}`;
  expect(others[0]?.['list']).toBe('ytad20');
});

test('[S1-10] [S3-43] [S3-49] [S9-15] [S9-16] a shopper pages through the feed of news and opens a post @phone', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  const fresh = page.getByRole('list', { name: 'Újdonságok' });
  await expect(fresh.getByRole('article')).toHaveCount(16);
  const first = fresh.getByRole('article').first();
  if (isNarrow(page)) await swipe(page, fresh, 'on');
  else await page.getByRole('button', { name: 'Következő termékek' }).first().click();
  await expect(first).not.toBeInViewport();
  await expect(
    page.getByRole('list', { name: 'Legnépszerűbb termékek' }).getByRole('article'),
  ).toHaveCount(8);
  await page.getByRole('tab', { name: 'Inspiráció' }).click();
  const posts = page.getByRole('tabpanel').getByRole('listitem');
  await expect(posts).toHaveCount(12);
  await axeFindsNothing(page);
  await page.getByRole('button', { name: 'Továbbiak' }).click();
  await expect(posts).toHaveCount(20);
  await expect(posts.nth(12).getByRole('button')).toBeFocused();
  // The feed says how many there are, and that no more follow.
  await expect(page.getByText('20 / 20 bejegyzés')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Továbbiak' })).toBeHidden();
  await posts.first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Három zug, egy délelőtt.')).toBeVisible();
  await axeFindsNothing(page);
  const album = dialog.getByRole('region', { name: 'A bejegyzés képei' });
  await showLastPicture(page, album);
  await expect(album.getByText('3 / 3')).toBeAttached();
  await dialog.getByRole('button', { name: 'Következő bejegyzés' }).click();
  await expect(dialog.getByText('Három zug, egy délelőtt.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Előző bejegyzés' }).click();
  await expect(dialog.getByText('Három zug, egy délelőtt.')).toBeVisible();
});

test('the next page of reviews moves the focus to its first review @phone', async ({ page }) => {
  await open(page, '/reviews', 'Értékelések');
  const reviews = page.getByRole('main').getByRole('article');
  await expect(reviews).toHaveCount(12);
  await page.getByRole('main').getByRole('button', { name: 'Továbbiak' }).click();
  await expect(reviews).toHaveCount(24);
  await expect(reviews.nth(12).getByRole('link').first()).toBeFocused();
});

test.describe(() => {
  // What is not known is written down.
  test.use({ expectedComplaint: logged('content-unreadable') });

  test('[S2-14] [S3-44] customer service and a CMS page open by their names, and an unknown block does not break a page @phone', async ({
    page,
  }) => {
    await open(page, '/ugyfelszolgalat', 'Ügyfélszolgálat');
    const phone = page.getByRole('main').locator('a[href^="tel:"]');
    await expect(phone.first()).toBeVisible();
    await open(page, '/muhelylatogatas', 'Műhelylátogatás');
    await expect(page.getByRole('heading', { level: 2, name: 'Hogyan jöhet el?' })).toBeVisible();
    await axeFindsNothing(page);
    await sees(page, 'page of the CMS');

    await page.route('**/api/catalog', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const withMore = text.replaceAll('"blocks":[', '"blocks":[{"type":"hologram","size":3},');
      await route.fulfill({ response: answer, body: withMore });
    });
    const pendingResponse = page.waitForResponse('**/api/catalog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Miért mi?' }).click();
    expect(await (await pendingResponse).text()).toContain('hologram');
    await expect(page.getByRole('heading', { level: 1, name: 'Miért a Zugoly?' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

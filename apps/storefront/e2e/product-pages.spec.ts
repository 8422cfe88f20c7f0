import { refusal } from './expected-messages.ts';
import { isNarrow, showLastPicture, showPictureBefore } from './by-size.ts';
import { alive, expect, nextStep, test, toCheckout } from './shop-test.ts';

test('[S3-46] a shopper reads the dimensions of an armchair, shares it, and reads its maker and guarantee @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/olvaso-fulesfotel');
  await alive(page);
  await expect(page.getByRole('img', { name: /Méretrajz.*Szélesség: 78 cm/ })).toBeVisible();

  // A reduction is counted from the lowest price of the 30 days before it.
  const prior = page.getByText(
    /^Az elmúlt 30\snap legalacsonyabb ára: [\d\s]+Ft( \(ehhez képest −\d+%\))?$/,
  );
  await expect(prior.first()).toBeVisible();
  await expect(page.getByText('Az ár az áfát tartalmazza.')).toBeVisible();
  await expect(page.getByText(/^Várható szállítás: /)).toBeVisible();
  // The offer of the lender is fetched when its place becomes visible.
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Kívánságlistára', exact: true })
    .scrollIntoViewIfNeeded();
  await page.locator('summary', { hasText: /^12 részletben havi [\d\s]+Ft$/ }).click();
  await expect(page.getByRole('rowheader', { name: 'THM' })).toBeVisible();

  await page.locator('summary', { hasText: 'Befér?' }).click();
  await page.getByLabel('Ajtó szélessége').fill('90');
  await page.getByLabel('Ajtó magassága').fill('205');
  await expect(page.getByText(/Az ajtón befér, 12\u00a0cm marad/)).toBeVisible();
  await page.getByLabel('Ajtó szélessége').fill('70');
  await expect(page.getByText(/Az ajtón nem fér be: 8\u00a0cm hiányzik/)).toBeVisible();
  await page.getByLabel('A hely szélessége').fill('120,5');
  await page.getByLabel('A hely mélysége').fill('100');
  await expect(page.getByText(/Elfér, 14\u00a0cm marad/)).toBeVisible();

  await page.locator('summary', { hasText: 'Termékbiztonság' }).click();
  await expect(page.getByRole('row', { name: /Gyártó.*Zugoly Műhely/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^A gyártó címe 8000 / })).toBeVisible();
  await expect(page.getByRole('link', { name: 'muhely@zugoly.example' })).toBeVisible();
  await page.locator('summary', { hasText: 'Jótállás és visszaküldés' }).click();
  await expect(page.getByRole('row', { name: 'Jótállás 2 év' })).toBeVisible();
  await page.locator('summary', { hasText: 'Termékjellemzők' }).click();
  const materials = page.getByRole('table', { name: 'Anyagok' });
  await expect(materials.getByRole('row', { name: 'Kárpit Bársony' })).toBeVisible();
  await expect(page.getByText('Gyártói cikkszám')).toHaveCount(0);
  await expect(page.getByText('Belső adatok')).toHaveCount(0);

  // Leather comes in none of velvet's colours: the colour changes with it.
  await page.getByRole('radio', { name: 'Bőr' }).click();
  await expect(page.getByText('Ez is változott:')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bőr' })).toBeChecked();
  await expect(page).toHaveURL(/childSku=/);
  await page.getByRole('button', { name: 'Megosztás' }).click();
  await expect(page.getByText('A linket a vágólapra másoltuk.')).toBeVisible();
});

test('[S3-6] [S3-11] [S3-21] [S4-44] [S4-53] the page of a sofa shows sold-out variants, stock, matching products and reviews @phone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/felho-haromszemelyes-kanape');
  await alive(page);
  const choose = (color: string) =>
    main.locator('label', { has: page.getByRole('radio', { name: color }) }).click();
  /** Expects images of that variant and the one of the product in a room. */
  const expectImagesOf = async (variant: string) => {
    const images = main.getByRole('region', { name: /^Képek: / }).locator('img');
    await expect(images.first()).toHaveAttribute('src', new RegExp(`/${variant}-1[.]webp`));
    const sources = await images.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src')).join(' '),
    );
    expect(sources).toContain('/terben-2.webp');
  };
  await choose('Terrakotta, elfogyott');
  await expectImagesOf('terrakotta');
  await expect(main.getByText('Ez a változat elfogyott.')).toBeVisible();
  await choose('Natúr');
  await expect(main.getByRole('radio', { name: 'Natúr' })).toBeChecked();
  await expectImagesOf('natur');
  await expect(main.getByText('Ez a változat elfogyott.')).toBeHidden();
  await expect(main.getByText(/^Raktáron/).first()).toBeVisible();
  await main.getByLabel('Mennyiség').fill('999');
  await page.keyboard.press('Tab');
  await expect(main.getByText(/csak \d+ darab érhető el[.]$/)).toBeVisible();

  await main.getByRole('button', { name: 'Nagyítás' }).click();
  const large = page.getByRole('dialog', { name: 'Felhő háromszemélyes kanapé' });
  const picture = large.getByRole('img').first();
  await expect(picture).toBeVisible();
  const before = (await picture.boundingBox())?.width ?? Infinity;
  await large.getByRole('button', { name: 'Még nagyobbra' }).first().click();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before * 2);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  const better = page.getByRole('list', { name: 'Nézze meg ezeket is' });
  await expect(better.getByRole('link').first()).toHaveText('Csend kanapéágy');
  const related = page.getByRole('list', { name: 'Kapcsolódó termékek' });
  await related.scrollIntoViewIfNeeded();
  await expect(related.getByRole('link').first()).toBeVisible();
  // On a phone the buy button stays visible, and so does the focused element.
  const add = main.getByRole('button', { name: 'Kosárba', exact: true });
  if (isNarrow(page)) {
    await expect(add.last()).toBeInViewport();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const bottom = await last.evaluate((link) => {
      window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight);
      link.focus();
      return link.getBoundingClientRect().bottom;
    });
    expect(bottom).toBeLessThanOrEqual((await add.last().boundingBox())?.y ?? 0);
    await related.scrollIntoViewIfNeeded();
  } else await expect(add).toHaveCount(1);
  const stars = page
    .getByText('Csillagok megoszlása')
    .or(main.locator('dl', { hasText: '5 csillag' }));
  await expect(stars.first()).toContainText(/5 csillag\s*\d/);
  await expect(page.getByText(/^Megjelenés előtt minden értékelést elolvasunk\./)).toBeVisible();
});

test.describe(() => {
  // The browser writes the refusal into its console.
  test.use({ expectedComplaint: refusal('400', '/api/cart/apply-coupon') });

  test('[S1-8] [S3-26] [S8-18] [S9-3] a small cart shows the amount missing for free shipping and why a coupon does not apply @phone', async ({
    page,
    database,
  }) => {
    await database`
      INSERT INTO coupon (code, type, value, valid_from, valid_to, use_limit, used) VALUES
        ('TAVALYI', 'percent', 10, NULL, '2020-01-01', NULL, 0),
        ('JOVORE', 'percent', 10, '2100-01-01', NULL, NULL, 0),
        ('ELVITTEK', 'percent', 10, NULL, NULL, 1, 1),
        ('PARBAN', 'percent', 10, NULL, NULL, NULL, 0)
      ON CONFLICT (code) DO NOTHING`;
    await page.goto('/kaktusz-terrakotta-cserepben');
    await alive(page);
    const missing = page.getByText(/^Még 11\u00a0Ft hiányzik az ingyenes szállításhoz$/);
    await expect(missing).toBeVisible();
    await page.getByRole('button', { name: 'Kosárba' }).first().click();
    await page
      .getByRole('dialog', { name: /Kosár/ })
      .getByRole('link', { name: 'Kosár megtekintése' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kosár' })).toBeVisible();
    await alive(page);
    await expect(page.getByRole('main').getByText(/^Még 11\u00a0Ft hiányzik/)).toBeVisible();
    const coupon = page.getByLabel('Kuponkód');
    for (const [code, why] of [
      ['', 'Írja be a kuponkódot.'],
      ['TAVALYI', 'A kupon lejárt.'],
      ['JOVORE', 'A kupon még nem érvényes.'],
      ['ELVITTEK', 'Ez a kupon már nem váltható be: elérte a felhasználási határt.'],
      [
        'OTTHON5000',
        'A kupon legalább 50\u00a0000\u00a0Ft értékű kosárra érvényes. Tegyen még terméket a kosárba.',
      ],
    ] as const) {
      await coupon.fill(code);
      await page.getByRole('button', { name: 'Beváltás' }).click();
      await expect(page.getByText(why)).toHaveCount(1);
    }
    await expect(coupon).toBeFocused();

    // One that holds for two says why it takes nothing off one, and can be let go.
    await database`UPDATE coupon SET min_amount = 15000 WHERE code = 'PARBAN'`;
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Eggyel több' }).click();
    await coupon.fill('parban');
    await main.getByRole('button', { name: 'Beváltás' }).click();
    await expect(main.getByText('Kedvezmény (PARBAN)')).toBeVisible();
    await main.getByRole('button', { name: 'Eggyel kevesebb' }).click();
    const why = main.getByText(
      'PARBAN: A kupon legalább 15\u00a0000\u00a0Ft értékű kosárra érvényes. Tegyen még terméket a kosárba.',
    );
    await expect(why).toBeVisible();
    await expect(main.getByText('Kedvezmény (PARBAN)')).toBeHidden();
    await main.getByRole('button', { name: 'Kupon törlése' }).click();
    await expect(why).toBeHidden();
    await expect(coupon).toHaveValue('');
  });
});

test('[S5-13] a shopper previews a booklet and orders it without a shipping address or cash on delivery @phone', async ({
  page,
}) => {
  await page.goto('/kis-lakas-nagy-terv-tervezofuzet');
  await alive(page);
  await expect(page.getByText('A rendelés után azonnal letölthető a fiókból')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Termékbiztonság' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Beleolvasás: részlet letöltése' }).click();
  expect((await downloading).suggestedFilename()).toBe('kis-lakas-nagy-terv-reszlet.pdf');
  await page.locator('summary', { hasText: 'Jótállás és visszaküldés' }).click();
  await expect(page.getByRole('row', { name: /^Kellékszavatosság/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Jótállás \d/ })).toHaveCount(0);

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Kosárba' }).first().click();
  await toCheckout(page, page.getByRole('dialog', { name: /Kosár/ }));
  const next = main.getByRole('button', { name: nextStep });
  await main.getByLabel('Vezetéknév').fill('Kovács');
  await main.getByLabel('Keresztnév').fill('Anna');
  await main.getByLabel('E-mail-cím').fill('anna.kovacs@example.hu');
  await next.click();
  const payments = main.getByRole('group', { name: 'Fizetési mód' });
  await expect(payments.getByLabel('Banki előreutalás')).toBeChecked();
  await expect(payments.getByLabel(/Utánvét/)).toHaveCount(0);
  // The invoice needs an address; the name is known, and no phone number is needed.
  await expect(main.getByLabel('Vezetéknév')).toHaveValue('Kovács');
  await expect(main.getByLabel('Keresztnév')).toHaveValue('Anna');
  await main.getByLabel('Irányítószám').fill('9021');
  await expect(main.getByLabel('Település')).toHaveValue('Győr');
  await main.getByLabel('Utca, házszám').fill('Baross út 5.');
  await next.click();
  await expect(
    main.getByRole('row', { name: /^Számlázási cím 9021 Győr, Baross út 5/ }),
  ).toBeVisible();
  await expect(main.getByRole('row', { name: /^Szállítási/ })).toHaveCount(0);
});

test('the video of a bed plays only when it is started @phone', async ({ page }) => {
  await page.goto('/nadas-agy');
  await alive(page);
  const film = page
    .getByLabel('Videó hang nélkül: Nádas ágy a hálószobában, reggeli fényben')
    .first();
  const isStill = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  const gallery = page.getByRole('region', { name: 'Képek: Nádas ágy' });
  await showLastPicture(page, gallery);
  await expect(film).toBeInViewport();
  expect(await isStill()).toBe(true);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  expect(await isStill()).toBe(false);
  await showPictureBefore(page, gallery);
  await expect.poll(isStill).toBe(true);
  const total = await gallery.getByRole('list').first().getByRole('listitem').count();
  await expect(gallery.getByText(`${total - 1} / ${total}`, { exact: true })).toBeAttached();
  await page.goto('/');
  await alive(page);
  await expect(
    page.getByRole('list', { name: 'Legutóbb megtekintett termékek' }).getByRole('link', {
      name: /Nádas ágy/,
    }),
  ).toBeVisible();
});

test('on a tablet the sticky buy bar stays above the scrolled content', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/olvaso-fulesfotel');
  await alive(page);
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView());
  const add = page.getByRole('main').getByRole('button', { name: 'Kosárba', exact: true }).last();
  await expect(add).toBeInViewport();
  await add.click({ timeout: 10_000 });
  await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
});

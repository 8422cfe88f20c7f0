import { alive, expect, sees, test } from './shop-test.ts';
import { recordNotices } from './shown-notices.ts';
import { liftRequestLimits } from './slow-machine.ts';

test('[S1-3] [S3-22] [S3-47] [S4-1] [S4-14] [S4-42] [S8-4] a shopper edits a cart line, undoes a removal, reads the explained total and shares the cart @phone', async ({
  page,
  newDevice,
}) => {
  // The device's own way of sharing, as it would be handed the link.
  await page.addInitScript(() => {
    Navigator.prototype.share = ({ url = '' } = {}) => {
      document.documentElement.dataset['shared'] = url;
      return Promise.resolve();
    };
  });
  await page.goto('/olvaso-fulesfotel');
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  // What the cart says of a change moves nothing under the finger.
  const line = miniCart.getByRole('link', { name: 'Olvasó fülesfotel' });
  await expect(miniCart.getByRole('status').filter({ hasText: 'kosárba került' })).toBeAttached();
  await alive(page);
  // The drawer has come in.
  await line.click({ trial: true });
  const before = await line.boundingBox();
  await miniCart.getByRole('button', { name: 'Eggyel több' }).click();
  await expect(miniCart.getByRole('status').filter({ hasText: 'frissült' })).toBeAttached();
  expect(await line.boundingBox()).toEqual(before);
  await miniCart.getByRole('button', { name: /^Törlés/ }).click();
  const question = page.getByRole('dialog', { name: 'Törli a terméket a kosárból?' });
  await question.getByRole('button', { name: 'Mégse' }).last().click();
  await expect(question).toBeHidden();
  await expect(miniCart.getByRole('spinbutton')).toHaveValue('2');
  await miniCart.getByRole('button', { name: /^Törlés/ }).click();
  await question.getByRole('button', { name: 'Törlés' }).click();
  await expect(miniCart.getByText('A kosár üres')).toBeVisible();
  await miniCart.getByRole('button', { name: 'Visszavonás' }).click();
  await expect(miniCart.getByRole('spinbutton')).toHaveValue('2');
  await miniCart.getByRole('button', { name: 'Eggyel kevesebb' }).click();
  await expect(miniCart.getByRole('spinbutton')).toHaveValue('1');
  const editor = page.getByRole('dialog', { name: 'Módosítás: Olvasó fülesfotel' });
  await miniCart.getByRole('button', { name: 'Módosítás: Olvasó fülesfotel' }).click();
  // Leather comes in none of velvet's colours: the colour changes with it.
  await editor.getByRole('radio', { name: 'Bőr' }).click();
  await expect(editor.getByText('Ez is változott:')).toBeVisible();
  await editor.getByRole('button', { name: 'Módosítások mentése' }).click();
  await expect(editor).toBeHidden();
  await expect(miniCart.getByText('Bőr')).toBeVisible();
  await miniCart.getByRole('link', { name: 'Kosár megtekintése' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kosár' })).toBeVisible();
  // The drawer is on its way out, with the same list.
  const lines = page.getByRole('main').getByRole('list', { name: 'Termékek a kosárban' });
  await expect(lines.getByText('Bőr')).toBeVisible();

  // The server knows the new variant before its quantity changes: only then the line has an id.
  await alive(page);
  await lines.getByRole('button', { name: 'Módosítás: Olvasó fülesfotel' }).click();
  await editor.getByRole('button', { name: 'Eggyel több' }).click();
  // A change is sent once it is stored. 1106 is leather.
  const sent = page.waitForRequest((request) => {
    const body = request.postData() ?? '';
    return (
      request.url().includes('/api/cart/update') &&
      ['"option_value":"1106"', '"qty":2', '"item_id":'].every((part) => body.includes(part))
    );
  });
  const totals = page.waitForResponse(async (answer) =>
    /\/api\/cart\/(?:totals|shipping-information)/.test(answer.url())
      ? (await answer.text()).includes('"row_total_incl_tax":447980')
      : false,
  );
  await editor.getByRole('button', { name: 'Módosítások mentése' }).click();
  await expect(editor).toBeHidden();
  await expect(lines.getByRole('spinbutton')).toHaveValue('2');
  await sent;
  await totals;
  await page.reload();
  await alive(page);
  await expect(lines.getByRole('spinbutton')).toHaveValue('2');
  await expect(lines.getByText('Bőr')).toBeVisible();

  await expect(page.getByRole('main').getByText(/^Várható szállítás: /)).toBeVisible();
  await page.locator('summary', { hasText: 'Hogyan jön ki a végösszeg?' }).click();
  await expect(page.getByRole('row', { name: /Olvasó fülesfotel.*2 × / })).toBeVisible();

  await sees(page, 'filled, total explained');
  await lines.getByRole('button', { name: /^Törlés/ }).click();
  await question.getByRole('button', { name: 'Törlés' }).click();
  await expect(page.getByRole('heading', { name: 'A kosár üres' })).toBeVisible();
  const recentlyViewed = page.getByRole('list', { name: 'Legutóbb megtekintett termékek' });
  await expect(recentlyViewed.getByRole('link', { name: 'Olvasó fülesfotel' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Legnépszerűbb termékek' })).toBeVisible();
  // Said once: where it can be taken back.
  await expect(page.getByText('Törölve: Olvasó fülesfotel')).toHaveCount(1);
  await sees(page, 'empty, removal to be undone');
  await page.getByRole('button', { name: 'Visszavonás' }).click();
  await expect(lines.getByRole('spinbutton')).toHaveValue('2');

  await page.getByRole('button', { name: 'Kosár megosztása' }).click();
  const shared = page.locator('html');
  await expect(shared).toHaveAttribute(
    'data-shared',
    /\/shared-cart#ZG-2202-BOR[^*]*\*2\*v9\d=\d+\*v9\d=\d+$/,
  );
  const link = (await shared.getAttribute('data-shared')) ?? '';

  // Another shopper, on another device.
  const theirs = await newDevice();
  await liftRequestLimits(theirs);
  await theirs.goto(link);
  const shown = await recordNotices(theirs);
  const preview = theirs.getByRole('list', { name: 'A megosztott kosár termékei' });
  await expect(preview.getByText('Bőr')).toBeVisible();
  await expect(preview.getByText('2 db')).toBeVisible();
  await expect(preview.getByText(/^447\s980\sFt$/)).toBeVisible();
  await sees(theirs, 'cart of somebody else');
  // The server confirms after the shopper has gone on to the cart, which lists the article: no notice covers it.
  const serverReply = Promise.withResolvers<void>();
  await theirs.route(/\/api\/cart\/update/, async (route) => {
    await serverReply.promise;
    await route.continue();
  });
  await theirs.getByRole('button', { name: 'Mind a kosárba' }).click();
  const theirCart = theirs.getByRole('dialog', { name: 'Kosár (2)' });
  await theirCart.getByRole('link', { name: 'Kosár megtekintése' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Kosár' })).toBeVisible();
  await expect(theirCart).toBeHidden();
  const updated = theirs.waitForResponse(/\/api\/cart\/update/);
  serverReply.resolve();
  await updated;
  await alive(theirs);
  await theirs.goto(`${new URL(link).origin}/shared-cart#rossz`);
  await theirs.reload();
  await expect(theirs.getByText('Ehhez a linkhez nem tartozik kosár.')).toBeVisible();
  expect(shown).toEqual([]);
  await sees(theirs, 'no cart in the link');
});

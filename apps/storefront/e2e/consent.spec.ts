import { axeFindsNothing } from './accessible.ts';
import { isNarrow, openCategory } from './by-size.ts';
import { layoutShifts } from './layout-shift.ts';
import { alive, expect, sees, test } from './shop-test.ts';

test.use({ isAskedForConsent: true });

/** Delay of the fonts on a slow network, in milliseconds: the page is idle before. */
const lateFontsMs = 2000;

test('[S2-23] [S3-53] [S9-17] refusing cookies takes one press as accepting does; the choice is stored and can be changed in the footer @phone', async ({
  page,
  context,
}) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateFontsMs));
    await route.continue();
  });
  await page.goto('/');
  await alive(page);
  const bar = page.getByRole('region', { name: 'Sütik' });
  await expect(bar.getByRole('button', { name: 'Összes elfogadása' })).toBeVisible();
  // Its text would take fewer lines once the fonts are there, and the bar would move.
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved).toBeLessThan(0.01);
  await axeFindsNothing(page);

  await sees(page, 'asks about cookies');
  // It asks, and does not stand in the way.
  await openCategory(page, 'Nappali');
  await expect(page.getByRole('heading', { level: 1, name: 'Nappali' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const otherTab = await context.newPage();
  await otherTab.goto('/kapcsolat');
  const barThere = otherTab.getByRole('region', { name: 'Sütik' });
  await expect(barThere).toBeVisible();
  await alive(otherTab);
  await bar.getByRole('button', { name: 'Csak a szükségesek' }).click();
  await expect(bar).toBeHidden();
  await expect(barThere).toBeHidden();
  await otherTab.close();
  const [consentCookie] = await context.cookies();
  expect(consentCookie).toMatchObject({ path: '/', sameSite: 'Strict' });
  const days = ((consentCookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  expect(JSON.parse(decodeURIComponent(consentCookie?.value ?? ''))).toEqual({
    preferences: 'denied',
    analytics: 'denied',
    marketing: 'denied',
  });

  await page.reload();
  await alive(page);
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Süti-beállítások' }).click();
  const settings = page.getByRole('dialog', { name: 'Süti-beállítások' });
  await expect(settings.getByRole('checkbox', { name: 'Statisztikai' })).not.toBeChecked();
  const answers = settings.getByRole('button', { name: /mentése$|elfogadása$|szükségesek$/ });
  await expect(answers).toHaveCount(3);
  // In one row, or on a phone in one column, each as large as the others.
  const boxes = await answers.evaluateAll((all) =>
    all.map((answer) => {
      const { top, left, width, height } = answer.getBoundingClientRect();
      return { top, column: `${left}, ${width} × ${height}` };
    }),
  );
  const places = boxes.map(({ top, column }) => (isNarrow(page) ? column : top));
  expect(new Set(places).size).toBe(1);
  await settings.getByRole('checkbox', { name: 'Statisztikai' }).check();
  await settings.getByRole('button', { name: 'Választás mentése' }).click();
  await expect(settings).toBeHidden();

  await page.evaluate(() => {
    document.cookie = '_others=1; path=/';
    localStorage.setItem('_others', '1');
  });
  await page.getByRole('button', { name: 'Süti-beállítások' }).click();
  await expect(settings.getByRole('checkbox', { name: 'Statisztikai' })).toBeChecked();
  await settings.getByRole('button', { name: 'Csak a szükségesek' }).click();
  await expect(settings).toBeHidden();
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(cookieNames).toEqual(['consent']);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('_others'))).toBeNull();
});

import { alive, expect, test, untilAtRest } from './shop-test.ts';
import { step } from './step.ts';

/** Counts the writes to the clipboard in an attribute of the root element: they end without a timer. */
function countCopies(): void {
  const { clipboard } = navigator;
  const write = clipboard.writeText.bind(clipboard);
  let copies = 0;
  clipboard.writeText = async (text) => {
    await write(text);
    copies += 1;
    document.documentElement.dataset['copies'] = String(copies);
  };
}

test('[S4-46] [S4-49] [S9-14] a notification is announced once and stays for 8 seconds, longer while it has the pointer or the focus @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  await page.addInitScript(countCopies);
  await page.goto('/ronk-asztalka');
  await alive(page);
  const notices = page.getByRole('region', { name: 'Értesítések' }).getByRole('listitem');
  const share = page.getByRole('main').getByRole('button', { name: 'Megosztás' });
  const away = () => page.mouse.move(0, 0);
  /** The clock of this journey only advances on command. */
  const passes = (ms: number) => page.clock.runFor(ms);
  await page.clock.pauseAt(Date.now() + 60_000);

  await step('said once', async () => {
    await share.click();
    await expect(notices).toHaveText(['A linket a vágólapra másoltuk.']);
    await passes(3_000);
    await share.click();
    await expect(page.locator('html')).toHaveAttribute('data-copies', '2');
    await passes(10);
    await expect(notices).toHaveCount(1);
  });
  await step('8 seconds', async () => {
    await passes(4_900);
    await expect(notices).toHaveCount(1);
    await passes(100);
    await expect(notices).toHaveCount(0);
  });
  await step('under the pointer', async () => {
    await share.click();
    await expect(notices).toHaveCount(1);
    await passes(7_000);
    await notices.hover();
    await passes(60_000);
    await expect(notices).toHaveCount(1);
    await away();
    await passes(900);
    await expect(notices).toHaveCount(1);
    await passes(200);
    await expect(notices).toHaveCount(0);
  });
  await step('with the focus', async () => {
    await share.click();
    await expect(notices).toHaveCount(1);
    await away();
    await notices.getByRole('button', { name: 'Bezárás' }).focus();
    await passes(60_000);
    await expect(notices).toHaveCount(1);
    await share.focus();
    await passes(8_000);
    await expect(notices).toHaveCount(0);
  });
});

test('a notification does not lie over the button that buys, however the page stands @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/kavics-dohanyzoasztal');
  await alive(page);
  const main = page.getByRole('main');
  const buy = main.getByRole('button', { name: 'Kosárba', exact: true }).first();
  await buy.evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().top - 130);
  });
  await main.getByRole('button', { name: 'Megosztás' }).click();
  const notice = page.getByRole('region', { name: 'Értesítések' }).getByRole('listitem');
  await expect(notice).toHaveText('A linket a vágólapra másoltuk.');
  await untilAtRest(notice);
  const [over, under] = [await notice.boundingBox(), await buy.boundingBox()];
  const isApart =
    over !== null &&
    under !== null &&
    (over.y >= under.y + under.height || over.y + over.height <= under.y);
  expect(isApart, JSON.stringify({ over, under })).toBe(true);
});

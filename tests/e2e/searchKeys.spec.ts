/** The modal of search and the keyboard. */
import {hitsFor, isOfSearch, openModal, searchModal} from './searchModal';
import {alive, expect, test} from './pages';

test('the shortcuts open the modal, but not a slash that somebody writes', async ({page}) => {
  await page.goto('/search/');
  await page.waitForLoadState('networkidle');
  const {dialog, field} = searchModal(page);
  await page.getByLabel('Search the documentation').fill('');
  await page.keyboard.type('a/b');
  await expect(page.getByLabel('Search the documentation')).toHaveValue('a/b');
  await expect(dialog).toHaveCount(0);

  await page.goto('/getting-started/');
  await page.waitForLoadState('networkidle');
  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(shortcut);
    await expect(field).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('what is typed right after the shortcut is not lost', async ({page}) => {
  await page.goto('/getting-started/');
  await page.waitForLoadState('networkidle');
  await page.route(isOfSearch, async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  const {button, field, hits} = searchModal(page);
  await button.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('refumd');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('nd');
  // Enter would press the button that has the focus, and the shortcut would begin anew.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(' a payment');
  await expect(field).toHaveValue('refund a payment');
  await expect(hits.first()).toHaveAttribute('href', '/apis/rest/payments-refund/');
});

test(
  'a slash opens it on keyboards where it is above a digit; shortcuts of the browser stay its own',
  {tag: '@browser'},
  async ({page}) => {
    await page.goto('/getting-started/');
    await page.waitForLoadState('networkidle');
    const {dialog, field} = searchModal(page);
    const press = (init: {key: string; ctrlKey?: boolean; shiftKey?: boolean}): Promise<boolean> =>
      page.evaluate((key) => !document.body.dispatchEvent(new KeyboardEvent('keydown', key)), {
        ...{bubbles: true, cancelable: true},
        ...init,
      });
    expect(await press({key: 'K', ctrlKey: true, shiftKey: true})).toBe(false);
    await expect(dialog).toHaveCount(0);
    expect(await press({key: '/', shiftKey: true})).toBe(true);
    await expect(field).toBeFocused();
  },
);

test('a slash on a hit does not close it', {tag: '@browser'}, async ({page}) => {
  const modal = await openModal(page);
  await hitsFor(page, modal, 'refund');
  await modal.hits.first().focus();
  await page.keyboard.press('/');
  await expect(modal.dialog).toBeVisible();
});

test('Escape closes it, gives the focus back, and no key opens it again', async ({page}) => {
  const {dialog, button} = await openModal(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('1');
  await expect(dialog).toHaveCount(0);
});

test('the focused button leaves shortcuts to the browser', {tag: '@browser'}, async ({page}) => {
  await page.goto('/getting-started/');
  await page.waitForLoadState('networkidle');
  const {button, dialog} = searchModal(page);
  await button.focus();
  const prevented = await page.evaluate(() => {
    const press = (init: KeyboardEventInit): boolean => {
      const event = new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true});
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const keys = ['f', 'l', 'c', 'p', 'r', 't', '1'];
    return keys.flatMap((key) => [press({key}), press({key, ctrlKey: true}), press({key, metaKey: true})]);
  });
  expect(prevented).not.toContain(true);
  await expect(dialog).toHaveCount(0);
});

test('keys that come while the modal is drawn are not lost', {tag: '@browser'}, async ({page}) => {
  await page.goto('/getting-started/');
  await alive(page);
  await page.waitForLoadState('networkidle');
  // React goes on with the modal in messages to itself: other tasks come in between, as on a busy machine.
  await page.evaluate(() => {
    const {postMessage} = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 100);
    };
  });
  await page.keyboard.press('/');
  await page.keyboard.type('refund a payment, please', {delay: 25});
  await expect(searchModal(page).field).toHaveValue('refund a payment, please');
});

test('Tab stays in the modal when what has the focus goes away', async ({page}) => {
  const modal = await openModal(page);
  await hitsFor(page, modal, 'refund');
  await modal.dialog.locator('.DocSearch-HitsFooter a').focus();
  await page.evaluate(() => document.activeElement!.remove());
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const place = await page.evaluate(() => {
      const {activeElement} = document;
      return activeElement === document.body || Boolean(activeElement?.closest('[role=dialog]'));
    });
    expect(place, key).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await expect(modal.button).toBeFocused();
});

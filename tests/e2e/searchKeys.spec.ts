/** The search modal and the keyboard. */
import {searchInModal, isSearchRequest, openModal, getSearchModal} from './searchModal';
import {waitForFiles, expect, test} from './pages';

test('the shortcuts open the modal, except for a slash typed in a field', async ({page}) => {
  await page.goto('/search/');
  await waitForFiles(page);
  const {dialog, field} = getSearchModal(page);
  await page.getByLabel('Search the documentation').fill('');
  await page.keyboard.type('a/b');
  await expect(page.getByLabel('Search the documentation')).toHaveValue('a/b');
  await expect(dialog).toHaveCount(0);

  await page.goto('/getting-started/');
  await waitForFiles(page);
  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(shortcut);
    await expect(field).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('text typed right after the shortcut is not lost', async ({page}) => {
  await page.goto('/getting-started/');
  await waitForFiles(page);
  await page.route(isSearchRequest, async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  const {button, field, hits} = getSearchModal(page);
  await button.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('refumd');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('nd');
  // Enter would press the focused button, and the shortcut would start over.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(' a payment');
  await expect(field).toHaveValue('refund a payment');
  await expect(hits.first()).toHaveAttribute('href', '/apis/rest/payments-refund/');
});

test(
  'a slash opens the modal on keyboards where it is above a digit; browser shortcuts still work',
  {tag: '@browser'},
  async ({page}) => {
    await page.goto('/getting-started/');
    await waitForFiles(page);
    const {dialog, field} = getSearchModal(page);
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

test('a slash on a hit does not close the modal', {tag: '@browser'}, async ({page}) => {
  const modal = await openModal(page);
  await searchInModal(page, modal, 'refund');
  await modal.hits.first().focus();
  await page.keyboard.press('/');
  await expect(modal.dialog).toBeVisible();
});

test('Escape closes the modal and returns the focus, and no key opens it again', async ({page}) => {
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
  await waitForFiles(page);
  const {button, dialog} = getSearchModal(page);
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

test('keys pressed while the modal renders are not lost', {tag: '@browser'}, async ({page}) => {
  await page.goto('/getting-started/');
  await waitForFiles(page);
  // React continues rendering in messages to itself. The delay lets other tasks run in between, as on a busy machine.
  await page.evaluate(() => {
    const {postMessage} = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 100);
    };
  });
  await page.keyboard.press('/');
  await page.keyboard.type('refund a payment, please', {delay: 25});
  await expect(getSearchModal(page).field).toHaveValue('refund a payment, please');
});

test('Tab stays in the modal when the focused element is removed', async ({page}) => {
  const modal = await openModal(page);
  await searchInModal(page, modal, 'refund');
  await modal.dialog.locator('.DocSearch-HitsFooter a').focus();
  await page.evaluate(() => document.activeElement!.remove());
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isInside = await page.evaluate(() => {
      const {activeElement} = document;
      return activeElement === document.body || Boolean(activeElement?.closest('[role=dialog]'));
    });
    expect(isInside, key).toBe(true);
  }
  // Some browsers continue at the start of the document instead.
  await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a')!.focus());
  await expect(modal.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await expect(modal.button).toBeFocused();
});

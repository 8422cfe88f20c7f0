/**
 * Waits until the browser has parsed the whole document, which React hydrates: on a slow network, scripts stored on the
 * device run before the end of the page has arrived. Errors: throws if the document ended early.
 */
export async function untilParsed(page: Window): Promise<void> {
  if (page.document.readyState === 'loading') {
    await new Promise((resolve) =>
      page.document.addEventListener('DOMContentLoaded', resolve, { once: true }),
    );
  }
  // The last script of the document sets it.
  if (!('$_TSR' in page)) throw new Error('The document ended early');
}

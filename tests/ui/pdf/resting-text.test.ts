import { describe, expect, test } from 'bun:test';
import { type DrawnPage, RestingText } from '../../../src/ui/pdf/resting-text';

class Gone extends Error {}

/** A page as pdf.js has it, and how often its text was laid out. */
function drawnPage() {
  const laid = { times: 0 };
  const page: DrawnPage = {
    textLayer: {
      render: async () => {
        laid.times += 1;
      },
    },
  };
  return { page, laid };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the text of a page', () => {
  test('is laid out at once where nothing moves', async () => {
    const { page, laid } = drawnPage();
    new RestingText().hold(page, Gone);
    await page.textLayer?.render();
    expect(laid.times).toBe(1);
  });

  test('waits until the pages have stood still, and is laid out once though its page is drawn again', async () => {
    const { page, laid } = drawnPage();
    const text = new RestingText();
    text.hold(page, Gone);
    text.hold(page, Gone);
    text.scrolled();
    const done = page.textLayer?.render();
    await sleep(100);
    text.scrolled();
    await sleep(100);
    expect(laid.times).toBe(0);
    await done;
    expect(laid.times).toBe(1);
  });

  test('is given up soon after the page has gone by, however long the pages move on', async () => {
    const { page, laid } = drawnPage();
    const text = new RestingText();
    text.hold(page, Gone);
    text.scrolled();
    const moving = setInterval(() => text.scrolled(), 20);
    try {
      const done = page.textLayer?.render();
      page.textLayer = null;
      const first = await Promise.race([done?.catch((error) => error), sleep(1_000)]);
      expect(first).toBeInstanceOf(Gone);
      expect(laid.times).toBe(0);
    } finally {
      clearInterval(moving);
    }
  });
});

import { afterEach } from 'bun:test';
import { Window } from 'happy-dom';

/**
 * Gives a test file a document: import it (or `ui-page`) in that file itself, before anything of React. By that import the test command knows files
 * that have to run with `--isolate`, because a document in the globals breaks servers. What Bun has itself (fetch, timers, files, streams)
 * stays Bun's, but for the events, which must be those that the document dispatches.
 */
const window = new Window({
  url: 'http://localhost:3000/',
  width: 1280,
  height: 900,
  // It would follow a link before listeners further up could have prevented it.
  settings: { navigation: { disableMainFrameNavigation: true } },
});

const FROM_THE_DOCUMENT = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'ErrorEvent',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'navigator',
  'location',
  'history',
]);

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !FROM_THE_DOCUMENT.has(name)) continue;
  define(name, (window as unknown as Record<string, unknown>)[name]);
}
for (const name of [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'getComputedStyle',
  'matchMedia',
] as const) {
  define(name, window[name].bind(window));
}
for (const name of ['window', 'self', 'top', 'parent'] as const) define(name, globalThis);
define('IS_REACT_ACT_ENVIRONMENT', true);

/** The testing library looks for the document when it is loaded, so it comes from here. */
export const { act, cleanup, configure, fireEvent, render, renderHook, screen, waitFor, within } = await import(
  '@testing-library/react'
);
// The library gives up after a second, which a busy machine may need for a first render.
configure({ asyncUtilTimeout: 15_000 });
export const { default: userEvent } = await import('@testing-library/user-event');

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});

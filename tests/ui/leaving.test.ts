import '../support/dom';
import { afterEach, beforeEach, describe, expect, mock, test } from 'bun:test';
import { guardLeaving, mayLeave } from '../../src/ui/leaving';
import { navigate } from '../../src/ui/navigation';
import { signOutAndLeave } from '../../src/ui/sign-out';
import { LEAVING } from '../../src/ui/stores/uploads';
import { fakeApi } from '../support/fake-api';

const asked: string[] = [];
let answer = false;

beforeEach(() => {
  asked.length = 0;
  history.replaceState(null, '', '/documents');
  window.confirm = (question) => {
    asked.push(String(question));
    return answer;
  };
});
afterEach(() => {
  guardLeaving(false, LEAVING);
  mock.restore();
});

/** The browser's back button, as the Navigation API tells of it. */
function goBack(to: string): boolean {
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  guardLeaving(true, LEAVING);
  const event = new Event('navigate', { cancelable: true });
  Object.assign(event, { navigationType: 'traverse', destination: { url: new URL(to, location.href).href } });
  navigation.dispatchEvent(event);
  return !event.defaultPrevented;
}

describe('while a file is being uploaded', () => {
  test('nothing is asked once it has arrived', () => {
    guardLeaving(true, LEAVING);
    guardLeaving(false, LEAVING);
    expect(mayLeave()).toBe(true);
    expect(asked).toEqual([]);
  });

  test('a link to another page asks, and stays if told so', async () => {
    answer = false;
    guardLeaving(true, LEAVING);
    await navigate('/account');
    expect(asked).toEqual(['A file is still being uploaded. It goes on while this tab stays open. Leave this page?']);
    expect(location.pathname).toBe('/documents');
  });

  test('the same page is no other page', async () => {
    guardLeaving(true, LEAVING);
    await navigate('/documents', { replace: true });
    expect(asked).toEqual([]);
  });

  test('signing out asks, once, and nobody is signed out if told to stay', async () => {
    const { calls } = fakeApi({ 'POST /api/auth/signout': () => Response.json({ success: true }) });
    localStorage.setItem('auth_user', '{}');
    guardLeaving(true, LEAVING);
    answer = false;
    await signOutAndLeave();
    expect(asked).toEqual(['A file is still being uploaded and would be lost. Sign out?']);
    expect(calls).toEqual([]);
    expect(localStorage.getItem('auth_user')).toBe('{}');
    answer = true;
    await signOutAndLeave();
    expect(calls).toHaveLength(1);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
    expect(asked).toHaveLength(2);
  });

  test('the back button asks where the browser lets it', () => {
    answer = false;
    expect(goBack('/')).toBe(false);
    guardLeaving(false, LEAVING);
    answer = true;
    expect(goBack('/')).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test('the back button to another place of the same page is not asked about', () => {
    expect(goBack('/documents#top')).toBe(true);
    expect(asked).toEqual([]);
  });
});

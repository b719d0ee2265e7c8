import '../../support/dom';
import { expect, test } from 'bun:test';
import { Toasts } from '../../../src/ui/components/toasts';
import { toast } from '../../../src/ui/stores/toasts';
import { act, render, screen } from '../../support/dom';

const Shown = () => <p>Shown</p>;

test('a message that comes before the module for it is shown with it', async () => {
  render(<Toasts />);
  act(() => toast({ title: 'Profile Updated' }));
  expect((await screen.findAllByText('Profile Updated')).length).toBeGreaterThan(0);
});

test('a module that did not come is asked for again with the next message, and not once it is there', async () => {
  let asked = 0;
  const load = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve({ Toaster: Shown });
  };
  await act(async () => void render(<Toasts load={load} />));
  expect(screen.queryByText('Shown')).toBeNull();
  await act(async () => toast({ title: 'Signed out' }));
  expect(screen.queryByText('Shown')).not.toBeNull();
  await act(async () => toast({ title: 'Another' }));
  expect(asked).toBe(2);
});

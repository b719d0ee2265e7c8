import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import { useState } from 'react';
import { AlertDialog } from '../../../src/ui/kit/alert-dialog';
import { Dialog } from '../../../src/ui/kit/dialog';
import { Toaster } from '../../../src/ui/kit/toaster';
import { toast, useToasts } from '../../../src/ui/stores/toasts';
import { act, fireEvent, render, screen, userEvent } from '../../support/dom';

describe('toasts', () => {
  test('one at a time: a new one takes the place of the old one', async () => {
    render(<Toaster />);
    act(() =>
      toast({ title: 'Profile Updated', description: 'Your profile information has been successfully updated.' }),
    );
    expect(screen.getAllByText('Profile Updated').length).toBeGreaterThan(0);
    act(() => toast({ title: 'Update Failed', tone: 'danger' }));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeNull();
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
    expect(screen.getAllByText('Update Failed').length).toBeGreaterThan(0);
  });

  test('dismissed by its button', async () => {
    const user = userEvent.setup();
    render(<Toaster />);
    act(() => toast({ title: 'Success' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(useToasts.getState().current).toBeNull();
  });

  test('F8 moves the focus to the messages', () => {
    render(<Toaster />);
    act(() => toast({ title: 'Success' }));
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(document.activeElement?.closest('[aria-label="Notifications (F8)"]')).not.toBeNull();
  });
});

function Opener({ dismissible }: { dismissible: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Upload New Document" dismissible={dismissible}>
      content
    </Dialog>
  );
}

describe('dialogs', () => {
  test('Escape and the close button close one that can be dismissed', async () => {
    const user = userEvent.setup();
    render(<Opener dismissible />);
    expect(screen.getByRole('dialog', { name: 'Upload New Document' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('nothing closes one that can not', async () => {
    const user = userEvent.setup();
    render(<Opener dismissible={false} />);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  test('a question starts at Cancel and tells only a confirmation', async () => {
    const user = userEvent.setup();
    const told: string[] = [];
    render(
      <AlertDialog
        open
        onOpenChange={(open) => told.push(`open ${open}`)}
        title="Are you absolutely sure?"
        description="Your contracts are deleted."
        confirm="Yes, Delete Account"
        onConfirm={() => told.push('confirmed')}
      />,
    );
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.click(screen.getByRole('button', { name: 'Yes, Delete Account' }));
    expect(told).toEqual(['confirmed']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(told).toEqual(['confirmed', 'open false']);
  });
});

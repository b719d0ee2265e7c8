import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import { useState } from 'react';
import { Badge, riskTone } from '../../../src/ui/kit/badge';
import { Button } from '../../../src/ui/kit/button';
import { DropZone } from '../../../src/ui/kit/drop-zone';
import { Pager } from '../../../src/ui/kit/pager';
import { Switch } from '../../../src/ui/kit/switch';
import { Tabs } from '../../../src/ui/kit/tabs';
import { fireEvent, render, screen, userEvent } from '../../support/dom';

function Saver({ onPress }: { onPress: () => void }) {
  const [busy, setBusy] = useState(false);
  const save = () => {
    onPress();
    setBusy(true);
  };
  return (
    <Button busy={busy} onClick={save}>
      Save
    </Button>
  );
}

describe('choices', () => {
  test('risk colours: low, medium, high, anything else neutral', () => {
    expect(['low', 'medium', 'high', 'critical', ''].map(riskTone)).toEqual(['low', 'medium', 'high', 'none', 'none']);
    render(<Badge tone={riskTone('high')}>HIGH RISK</Badge>);
    expect(screen.getByText('HIGH RISK').className).toContain('bg-high-soft');
  });

  test('a busy button can not be pressed twice', async () => {
    const user = userEvent.setup();
    let pressed = 0;
    const onPress = () => {
      pressed += 1;
    };
    render(<Saver onPress={onPress} />);
    const button = screen.getByRole('button', { name: 'Save' });
    await user.dblClick(button);
    expect([pressed, button.getAttribute('aria-busy'), button.getAttribute('type')]).toEqual([1, 'true', 'button']);
    expect(document.activeElement === button).toBe(true);
  });

  test('Enter sends no form whose button is busy', async () => {
    const user = userEvent.setup();
    let sent = 0;
    const onSubmit = () => {
      sent += 1;
    };
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await user.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    expect(sent).toBe(0);
  });

  test('a pager goes to the neighbours and no further', async () => {
    const user = userEvent.setup();
    const asked: number[] = [];
    const { rerender } = render(<Pager label="Pages" page={1} pages={1} onPage={(page) => asked.push(page)} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    rerender(<Pager label="Pages" page={1} pages={1200} onPage={(page) => asked.push(page)} />);
    expect(screen.getByText('Page 1 of 1,200')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    rerender(<Pager label="Pages" page={1200} pages={1200} onPage={(page) => asked.push(page)} />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(asked).toEqual([2, 1199]);
  });

  test('a switch is pressed through its words', async () => {
    const user = userEvent.setup();
    const seen: boolean[] = [];
    render(<Switch label="Security alerts" checked={false} onCheckedChange={(on) => seen.push(on)} />);
    await user.click(screen.getByText('Security alerts'));
    expect(seen).toEqual([true]);
    expect(screen.getByRole('switch', { name: 'Security alerts' }).getAttribute('aria-checked')).toBe('false');
  });

  test('arrow keys move between tabs', async () => {
    const user = userEvent.setup();
    const tab = (value: string) => ({ value, label: value, content: `content of ${value}` });
    render(<Tabs label="Sections" tabs={[tab('Users'), tab('Analytics')]} />);
    expect(screen.getByRole('tabpanel').textContent).toBe('content of Users');
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('content of Analytics');
  });

  test('a drop zone hands over dropped and chosen files, and lets the same file be chosen again', async () => {
    const user = userEvent.setup();
    const got: string[][] = [];
    render(<DropZone title="Drop here" hint="PDF" onFiles={(files) => got.push(files.map((file) => file.name))} />);
    const lease = new File(['%PDF'], 'lease.pdf', { type: 'application/pdf' });
    const zone = screen.getByText('Drop here').parentElement as HTMLElement;
    const dropped = fireEvent.drop(zone, { dataTransfer: { files: [lease], types: ['Files'] } });
    expect(dropped).toBe(false);
    const input = screen.getByLabelText('Browse Files') as HTMLInputElement;
    await user.upload(input, [lease]);
    expect(got).toEqual([['lease.pdf'], ['lease.pdf']]);
    expect(input.value).toBe('');
  });
});

import '../../support/dom';
import { beforeEach, describe, expect, test } from 'bun:test';
import { DEMO_ANALYSIS_MS } from '../../../src/shared/limits';
import { STAGES } from '../../../src/shared/stages';
import { DemoUpload } from '../../../src/ui/components/landing/demo-upload';
import { act, fireEvent, render, screen, within } from '../../support/dom';
import { fakeApi } from '../../support/fake-api';
import { advance, stopClock } from '../../support/fake-clock';
import { pdfFile } from '../../support/ui-fixtures';

beforeEach(stopClock);

const give = (...files: File[]) => fireEvent.change(screen.getByLabelText('Browse Files'), { target: { files } });
const pass = (ms: number) => act(() => advance(ms));
const names = () => screen.queryAllByRole('dialog').map((dialog) => within(dialog).getByRole('heading').textContent);
const step = () => /^Step \d of 4/.exec(screen.getByText(/^Step/).textContent ?? '')?.[0];

describe('the demo of a visitor', () => {
  test('goes through the steps in 6 s, then invites; the list says Demo and leads to signing up', async () => {
    const { calls } = fakeApi({});
    render(<DemoUpload />);
    give(pdfFile('Lease.pdf'), pdfFile('NDA.PDF', ''));
    await pass(0);
    for (const i of STAGES.keys()) {
      expect([names(), step()]).toEqual([['AI Analysis in Progress'], `Step ${i + 1} of 4`]);
      await pass(DEMO_ANALYSIS_MS / STAGES.length - 1);
      expect(step()).toBe(`Step ${i + 1} of 4`);
      await pass(1);
    }
    expect(names()).toEqual(['Sign up to read the analysis']);
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup');
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(names()).toEqual([]);
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(within(row).getByText('Demo')).toBeDefined();
      expect(within(row).getByText('Sign Up to View Analysis').getAttribute('href')).toBe('/signup');
    }
    expect(calls).toEqual([]);
  });

  test('takes no notice of files that are no PDFs', async () => {
    render(<DemoUpload />);
    give(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await pass(DEMO_ANALYSIS_MS);
    expect(names()).toEqual([]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('takes files that were given before it was awake, once', async () => {
    const { rerender } = render(<DemoUpload waiting={[pdfFile()]} />);
    rerender(<DemoUpload waiting={[pdfFile()]} />);
    await pass(0);
    expect(screen.getAllByRole('button', { name: /^Remove/, hidden: true })).toHaveLength(1);
  });

  test('begins again with the files of a second time', async () => {
    render(<DemoUpload />);
    give(pdfFile('One.pdf'));
    await pass(DEMO_ANALYSIS_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    give(pdfFile('Two.pdf'));
    await pass(0);
    expect(names()).toEqual(['AI Analysis in Progress']);
    await pass(DEMO_ANALYSIS_MS);
    expect(names()).toEqual(['Sign up to read the analysis']);
  });
});

import '../../../support/dom';
import { describe, expect, test } from 'bun:test';
import { DailyChart, roundUp } from '../../../../src/ui/components/admin/daily-chart';
import { render, screen, within } from '../../../support/dom';

const DAYS = [3, 0, 12].map((value, i) => ({ date: `2026-03-0${i + 1}`, value }));
const show = (days: typeof DAYS) =>
  render(<DailyChart title="Sign-ups" nothing="Nobody signed up." days={days} format={(value) => `${value}!`} />);

describe('a chart of days', () => {
  test('says in words and in a table what its columns show', () => {
    show(DAYS);
    const card = within(screen.getByRole('region', { name: 'Sign-ups' }));
    expect(card.getByText('15!')).toBeDefined();
    const image = card.getByRole('img');
    const named = (image.getAttribute('aria-labelledby') ?? '').split(' ');
    expect(named.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Sign-ups per day',
      'Most on Mar 3, 2026: 12!. The table below has every day.',
    ]);
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Mar 3, 202612!', 'Mar 2, 20260!', 'Mar 1, 20263!']);
  });

  test('has a column as high as its share of the scale', () => {
    show(DAYS);
    const columns = [...document.querySelectorAll('g')].map((day) => day.querySelectorAll('rect')[1]);
    expect(columns.map((column) => Number(column?.getAttribute('height')))).toEqual([15, 0, 60]);
    expect(columns.map((column) => Number(column?.getAttribute('y')))).toEqual([85, 100, 40]);
  });

  test('without anything to show says so', () => {
    show(DAYS.map((day) => ({ ...day, value: 0 })));
    expect(screen.getByText('Nobody signed up.')).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('ends its scale at a round number', () => {
    expect([0, 1, 1.5, 3, 5, 6, 12, 49, 51, 588, 1000, 1001].map(roundUp)).toEqual([
      1, 1, 2, 5, 5, 10, 20, 50, 100, 1000, 1000, 2000,
    ]);
  });
});

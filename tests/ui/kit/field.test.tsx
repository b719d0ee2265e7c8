import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import { TextField } from '../../../src/ui/kit/field';
import { PasswordField } from '../../../src/ui/kit/password-field';
import { render, screen, userEvent } from '../../support/dom';

describe('fields', () => {
  test('label, hint and error are tied to the control', () => {
    render(<TextField label="Email" hint="Your work address" error="Please enter a valid email address" />);
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Your work address',
      'Please enter a valid email address',
    ]);
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
  });

  test('a field without fault claims none', () => {
    render(<TextField label="Email" />);
    const input = screen.getByLabelText('Email');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  test('a password can be shown and hidden, and keeps what was typed', async () => {
    const user = userEvent.setup();
    let submitted = 0;
    const onSubmit = () => {
      submitted += 1;
    };
    render(
      <form onSubmit={onSubmit}>
        <PasswordField label="Password" />
      </form>,
    );
    const input = screen.getByLabelText('Password') as HTMLInputElement;
    await user.type(input, 'hunter22');
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect([input.type, input.value, submitted]).toEqual(['password', 'hunter22', 0]);
  });
});

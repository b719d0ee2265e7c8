import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { ADMIN_SESSION_KEY } from '../components/admin/queries';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { TextField } from '../kit/field';
import { PasswordField } from '../kit/password-field';
import { errorText, sendJson } from '../lib/api';
import { useAwake } from '../lib/use-awake';
import { toast } from '../stores/toasts';

/** The administrator's sign-in, apart from that of users. */
export default function AdminPage() {
  const cache = useQueryClient();
  const [, go] = useLocation();
  const awake = useAwake();
  const [busy, setBusy] = useState(false);

  async function logIn(email: string, password: string): Promise<void> {
    setBusy(true);
    try {
      await sendJson('POST', '/api/admin/login', { email, password });
      cache.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin') });
      cache.setQueryData(ADMIN_SESSION_KEY, { isAdmin: true });
      toast({ title: 'Success', description: 'Admin login successful' });
      go('/admin/dashboard');
    } catch (error) {
      console.error('Admin login failed', error);
      toast({ title: 'Login Failed', description: errorText(error, 'Invalid admin credentials'), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const [email, password] = [String(values.get('email')).trim(), String(values.get('password'))];
    if (email && password) return void logIn(email, password);
    toast({ title: 'Error', description: 'Please enter both email and password', tone: 'danger' });
    form.querySelector<HTMLInputElement>(`[name=${email ? 'password' : 'email'}]`)?.focus();
  }

  return (
    <div className="mx-auto w-full max-w-md px-5 py-16">
      <Card className="px-7 py-8">
        <h1 className="text-2xl">Admin Panel</h1>
        <p className="mt-2 mb-6 text-muted">Enter admin credentials to access the dashboard</p>
        <form onSubmit={onSubmit} noValidate method="post" aria-label="Admin sign-in" className="grid gap-4">
          <TextField label="Email" name="email" type="email" autoComplete="username" />
          <PasswordField label="Password" name="password" autoComplete="current-password" />
          <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!awake} className="mt-1">
            {busy ? 'Signing In...' : 'Sign In to Admin Panel'}
          </Button>
        </form>
      </Card>
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { SecondStep } from '../../shared/factors';
import { SecondStepForm } from '../components/factors/second-step-form';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { TextField } from '../kit/field';
import { PasswordField } from '../kit/password-field';
import { errorText, sendJson } from '../lib/api';
import { useAwake } from '../lib/use-awake';
import { toast } from '../stores/toasts';

type LoginAnswer = { isAdmin: true } | { secondStep: SecondStep };

/** The administrator's sign-in, apart from that of users. */
export default function AdminPage() {
  const cache = useQueryClient();
  const [, go] = useLocation();
  const awake = useAwake();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<SecondStep | null>(null);

  function enter(): void {
    cache.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin') });
    toast({ title: 'Success', description: 'Admin login successful' });
    go('/admin/dashboard');
  }

  async function logIn(email: string, password: string): Promise<void> {
    setBusy(true);
    try {
      const answer = await sendJson<LoginAnswer>('POST', '/api/admin/login', { email, password });
      if ('secondStep' in answer) setStep(answer.secondStep);
      else enter();
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

  if (step)
    return (
      <AdminCard lead="Your password is right. One more proof that it is you.">
        <SecondStepForm step={step} at="/api/admin/second-step" onPassed={enter} onGivenUp={() => setStep(null)} />
      </AdminCard>
    );
  return (
    <AdminCard lead="Enter admin credentials to access the dashboard">
      <form onSubmit={onSubmit} noValidate method="post" aria-label="Admin sign-in" className="grid gap-4">
        <TextField label="Email" name="email" type="email" autoComplete="username" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!awake} className="mt-1">
          {busy ? 'Signing In...' : 'Sign In to Admin Panel'}
        </Button>
      </form>
    </AdminCard>
  );
}

function AdminCard({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md px-5 py-16">
      <Card className="px-7 py-8">
        <h1 className="text-2xl">Admin Panel</h1>
        <p className="mt-2 mb-6 text-muted">{lead}</p>
        {children}
      </Card>
    </div>
  );
}

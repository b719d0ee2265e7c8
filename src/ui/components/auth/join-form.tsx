import type { SessionUser } from '../../../shared/accounts';
import type { SecondStep } from '../../../shared/factors';
import { joinSchema } from '../../../shared/provider-sign-in';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { PasswordField } from '../../kit/password-field';
import { errorText, sendJson } from '../../lib/api';
import { useForm } from '../../lib/use-form';

/** Asks once for the password of the account that has the address which the provider has verified. */
export function JoinForm({ onDone }: { onDone: (answer: { user?: SessionUser; secondStep?: SecondStep }) => void }) {
  const form = useForm(
    joinSchema,
    async ({ password }) => onDone(await sendJson('POST', '/api/auth/join', { password })),
    (error) => errorText(error, 'Failed to sign in'),
  );
  return (
    <form {...form.props} aria-label="Join your account" className="grid gap-4">
      {form.failure && <Alert tone="high">{form.failure}</Alert>}
      <PasswordField
        label="Password of Your Account Here"
        name="password"
        autoComplete="current-password"
        hint="Asked for once: from then on you sign in without it."
        error={form.errors.password}
      />
      <Button type="submit" variant="primary" size="lg" busy={form.busy} disabled={!form.awake}>
        Join and Sign In
      </Button>
    </form>
  );
}

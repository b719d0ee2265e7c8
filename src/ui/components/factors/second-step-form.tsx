import { useState } from 'react';
import * as v from 'valibot';
import { appCode, recoveryCode, type SecondStep, type StepMethod } from '../../../shared/factors';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { errorText, sendJson } from '../../lib/api';
import { useForm } from '../../lib/use-form';
import { PasskeyButton } from '../auth/passkey-button';

type CodeMethod = Exclude<StepMethod, 'passkey'>;

const CODES = {
  totp: {
    schema: v.object({ code: appCode }),
    label: 'Code From Your App',
    hint: 'The 6 digits that your authenticator app shows now.',
    other: 'Use your authenticator app instead',
  },
  recovery: {
    schema: v.object({ code: recoveryCode }),
    label: 'Recovery Code',
    hint: 'One of the codes that you kept. Each counts once.',
    other: 'Use a recovery code instead',
  },
} as const;

/**
 * The second step of a sign-in, after the password.
 * @param at the address of its calls
 * @param onPassed given the answer to the right code
 * @param onGivenUp the visitor begins anew
 */
export function SecondStepForm<T>({
  step,
  at,
  onPassed,
  onGivenUp,
}: {
  step: SecondStep;
  at: string;
  onPassed: (answer: T) => void;
  onGivenUp: () => void;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const methods = step.methods.filter((method): method is CodeMethod => method !== 'passkey');
  const [method, setMethod] = useState<CodeMethod | undefined>(
    // Whose passkey is asked for needs no code; the recovery code is for who has lost it.
    step.methods.includes('passkey') ? methods.find((one) => one === 'totp') : methods[0],
  );

  function giveUp(): void {
    // It runs out by itself.
    sendJson('DELETE', at).catch(console.error);
    onGivenUp();
  }

  return (
    <div className="grid gap-4">
      {failure && <Alert tone="high">{failure}</Alert>}
      {step.methods.includes('passkey') && (
        <PasskeyButton<T>
          label="Use Your Passkey"
          optionsAt={`${at}/passkey`}
          at={at}
          bodyOf={(response) => ({ method: 'passkey', response })}
          onPassed={onPassed}
          onFailure={setFailure}
        />
      )}
      {method && <CodeForm key={method} method={method} at={at} onPassed={onPassed} />}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Quiet key={other} onClick={() => setMethod(other)}>
              {CODES[other].other}
            </Quiet>
          ))}
        <Quiet onClick={giveUp}>Start again</Quiet>
      </div>
    </div>
  );
}

/** Takes a code and sends it to the call at `at`. */
export function CodeForm<T>({
  method,
  at,
  onPassed,
}: {
  method: CodeMethod;
  at: string;
  onPassed: (answer: T) => void;
}) {
  const { schema, label, hint } = CODES[method];
  const form = useForm(
    schema,
    async ({ code }) => onPassed(await sendJson<T>('POST', at, { method, code })),
    (error) => errorText(error, 'The code could not be checked. Please try again.'),
  );
  return (
    <form {...form.props} aria-label="Second step" className="grid gap-4">
      {form.failure && <Alert tone="high">{form.failure}</Alert>}
      <TextField
        label={label}
        name="code"
        hint={hint}
        inputMode={method === 'totp' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={form.errors.code}
      />
      <Button type="submit" variant="primary" size="lg" busy={form.busy}>
        Continue
      </Button>
    </form>
  );
}

function Quiet({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded-sm py-1 text-accent hover:text-accent-hover pointer-coarse:py-3"
    >
      {children}
    </button>
  );
}

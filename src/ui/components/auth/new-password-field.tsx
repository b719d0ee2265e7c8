import { type ComponentProps, useDeferredValue, useEffect, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../../shared/limits';
import { classNames } from '../../kit/class-names';
import { PasswordField } from '../../kit/password-field';

type Estimate = typeof import('./password-strength').strengthOf;

/** By the estimate's number. A password of the first two falls to whoever tries some days. */
const LEVELS = [
  { words: 'Very weak', bar: 'bg-high' },
  { words: 'Weak', bar: 'bg-high' },
  { words: 'Fair', bar: 'bg-medium' },
  { words: 'Good', bar: 'bg-low' },
  { words: 'Strong', bar: 'bg-low' },
] as const;

/**
 * The two fields of a new password.
 * @param name of the first; the second is 'confirmPassword'
 * @param confirm what the second is called
 * @param errors by the names of both
 */
export function NewPasswordFields<TName extends string>({
  name,
  label,
  confirm,
  own = [],
  hint,
  errors,
}: {
  name: TName;
  label: string;
  confirm: string;
  own?: string[];
  hint?: string;
  errors: { [K in TName | 'confirmPassword']?: string };
}) {
  const error = errors[name];
  return (
    <>
      <NewPasswordField label={label} name={name} own={own} hint={error ? undefined : hint} error={error} />
      <PasswordField
        label={confirm}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  );
}

/**
 * A field for a new password, which says how hard it is to guess once it is long enough. The estimate is made in the browser; what it is made with is loaded
 * when somebody types, and nothing depends on it.
 * @param own of the form, the fields that an attacker would know: their values are no help to a password
 */
function NewPasswordField({ own, hint, ...field }: ComponentProps<typeof PasswordField> & { own: string[] }) {
  const [typed, setTyped] = useState<{ password: string; known: string[] }>({ password: '', known: [] });
  const estimate = useEstimate(typed.password !== '');
  const { password, known } = useDeferredValue(typed);
  const long = password.length >= PASSWORD_MIN_LENGTH;
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      onInput={({ currentTarget: { value, form } }) => {
        const fields = own.map((name) => form?.elements.namedItem(name));
        setTyped({
          password: value,
          known: fields.flatMap((input) => (input instanceof HTMLInputElement && input.value ? [input.value] : [])),
        });
      }}
      hint={estimate && long ? <Strength score={estimate(password, ['Counterpart', ...known])} /> : hint}
    />
  );
}

/** The estimator, once it is wanted and there. */
function useEstimate(wanted: boolean): Estimate | null {
  const [estimate, setEstimate] = useState<{ of: Estimate } | null>(null);
  useEffect(() => {
    if (!wanted || estimate) return;
    import('./password-strength').then(({ strengthOf }) => setEstimate({ of: strengthOf }), console.error);
  }, [wanted, estimate]);
  return estimate?.of ?? null;
}

function Strength({ score }: { score: 0 | 1 | 2 | 3 | 4 }) {
  const { words, bar } = LEVELS[score];
  return (
    <span className="flex items-center gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in colours of their own */}
      <span
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={words}
        className="grid flex-1 grid-cols-4 gap-1"
      >
        {[1, 2, 3, 4].map((part) => (
          <span
            key={part}
            className={classNames(
              'h-1.5 rounded-full',
              part <= Math.max(1, score) ? `${bar} forced-colors:bg-[CanvasText]` : 'bg-line',
            )}
          />
        ))}
      </span>
      <span aria-live="polite" className="min-w-18 text-right">
        {words}
      </span>
    </span>
  );
}

import { type FocusEvent, type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { useAwake } from './use-awake';

export type Errors<T> = { [K in keyof T]?: string };

/**
 * A form checked by a schema that the server shares: when it is submitted, and from then on at every change. A field that
 * was filled wrongly says so once another field is gone to; one that was only passed through does not. The fields keep
 * their own values (`name` ties them to the schema), so what was typed before the script arrived is not lost.
 * `failure` is what the server said; `awake` is `useAwake()`.
 *   const form = useForm(signInSchema, (values) => signIn(values), (error) => errorText(error, 'Failed to sign in'));
 *   <form {...form.props}> <TextField name="email" error={form.errors.email} />
 *   <Button type="submit" busy={form.busy} disabled={!form.awake} />
 * @param submit called with valid values; what it throws becomes `failure` through `describe`, or the errors of fields where that answers such
 */
export function useForm<TSchema extends v.GenericSchema<unknown, object>>(
  schema: TSchema,
  submit: (values: v.InferOutput<TSchema>) => Promise<void>,
  describe: (error: unknown) => string | Errors<v.InferOutput<TSchema>>,
) {
  const awake = useAwake();
  const [errors, setErrors] = useState<Errors<v.InferOutput<TSchema>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const parsed = v.safeParse(schema, valuesOf(form));
    setErrors(parsed.success ? {} : firstMessages(parsed.issues));
    setRefused(!parsed.success);
    setFailure(null);
    if (!parsed.success) return focusFirst(form, namesOf(parsed.issues));
    setBusy(true);
    try {
      await submit(parsed.output);
    } catch (error) {
      const said = describe(error);
      if (typeof said === 'string') setFailure(said);
      else {
        setErrors(said);
        focusFirst(form, Object.keys(said));
      }
    } finally {
      setBusy(false);
    }
  }

  function onInput({ currentTarget: form }: FormEvent<HTMLFormElement>): void {
    if (Object.keys(errors).length === 0) return;
    const parsed = v.safeParse(schema, valuesOf(form));
    const issues = parsed.issues ?? [];
    setErrors(firstMessages(refused ? issues : issues.filter((issue) => (v.getDotPath(issue) ?? '') in errors)));
  }

  /** Not on blur: the message would move the button away from under the pointer that is pressing it. */
  function onFocus({ currentTarget: form, target }: FocusEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement)) return;
    const parsed = v.safeParse(schema, valuesOf(form));
    if (parsed.success) return;
    const filled = inputsOf(form).filter((input) => input !== target && input.value !== '');
    const wrong = parsed.issues.filter((issue) => filled.some(({ name }) => name === v.getDotPath(issue)));
    if (wrong.length > 0) setErrors((shown) => ({ ...shown, ...firstMessages(wrong) }));
  }

  // By POST, so that a submit before the script runs can never put a password into the address.
  const props = { onSubmit, onInput, onFocus, noValidate: true, method: 'post' } as const;
  return { errors, failure, busy, awake, props };
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')];
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]));
}

/** The first message about each field, by its name. */
export function firstMessages<T>(issues: readonly v.BaseIssue<unknown>[]): Errors<T> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages as Errors<T>;
}

/** The names of the fields that issues are about. */
export function namesOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => v.getDotPath(issue) ?? '');
}

/** Focuses the first field of a form that has one of these names. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  inputsOf(form)
    .find(({ name }) => names.includes(name))
    ?.focus();
}

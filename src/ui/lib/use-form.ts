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
 * @param submit called with valid values; what it throws becomes `failure` through `describe`
 */
export function useForm<TSchema extends v.GenericSchema<unknown, object>>(
  schema: TSchema,
  submit: (values: v.InferOutput<TSchema>) => Promise<void>,
  describe: (error: unknown) => string,
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
    if (!parsed.success) return focusFirst(form, parsed.issues);
    setBusy(true);
    try {
      await submit(parsed.output);
    } catch (error) {
      setFailure(describe(error));
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

/** Focuses the first field of a form that one of the issues is about. */
export function focusFirst(form: HTMLFormElement, issues: readonly v.BaseIssue<unknown>[]): void {
  const wrong = new Set(issues.map((issue) => v.getDotPath(issue)));
  inputsOf(form)
    .find(({ name }) => wrong.has(name))
    ?.focus();
}

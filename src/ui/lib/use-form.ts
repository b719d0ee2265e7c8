import { type FormEvent, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';

type Errors<T> = { [K in keyof T]?: string };

/**
 * A form checked by a schema that the server shares: when it is submitted, and from then on at every change. The fields
 * keep their own values (`name` ties them to the schema), so what was typed before the script arrived is not lost.
 * `failure` is what the server said; `awake` is false until the script runs: a submit before would reload the page.
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
  const awake = useSyncExternalStore(never, yes, no);
  const [errors, setErrors] = useState<Errors<v.InferOutput<TSchema>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const parsed = v.safeParse(schema, valuesOf(form));
    setErrors(parsed.success ? {} : firstMessages(parsed.issues));
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
    setErrors(parsed.success ? {} : firstMessages(parsed.issues));
  }

  // By POST, so that a submit before the script runs can never put a password into the address.
  const props = { onSubmit, onInput, noValidate: true, method: 'post' } as const;
  return { errors, failure, busy, awake, props };
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')];
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]));
}

function firstMessages<T>(issues: readonly v.BaseIssue<unknown>[]): Errors<T> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages as Errors<T>;
}

function focusFirst(form: HTMLFormElement, issues: readonly v.BaseIssue<unknown>[]): void {
  const wrong = new Set(issues.map((issue) => v.getDotPath(issue)));
  inputsOf(form)
    .find(({ name }) => wrong.has(name))
    ?.focus();
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

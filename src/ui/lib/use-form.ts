import { type FormEvent, useState } from 'react';
import * as v from 'valibot';

type Errors<T> = { [K in keyof T]?: string };

/**
 * A form checked by a schema that the server shares. The fields keep their own values (`name` ties them to the schema);
 * a field's message goes when it is changed. `failure` is what the server said.
 *   const form = useForm(signInSchema, (values) => signIn(values), 'Failed to sign in');
 *   <form {...form.props}> <TextField name="email" error={form.errors.email} /> <Button type="submit" busy={form.busy} />
 * @param submit called with valid values; what it throws becomes `failure` through `describe`
 */
export function useForm<TSchema extends v.GenericSchema<unknown, object>>(
  schema: TSchema,
  submit: (values: v.InferOutput<TSchema>) => Promise<void>,
  describe: (error: unknown) => string,
) {
  const [errors, setErrors] = useState<Errors<v.InferOutput<TSchema>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const parsed = v.safeParse(schema, Object.fromEntries(new FormData(form)));
    setErrors(parsed.success ? {} : firstMessages(parsed.issues));
    setFailure(null);
    if (!parsed.success) return focusField(form, v.getDotPath(parsed.issues[0]));
    setBusy(true);
    try {
      await submit(parsed.output);
    } catch (error) {
      setFailure(describe(error));
    } finally {
      setBusy(false);
    }
  }

  function onChange(event: FormEvent<HTMLFormElement>): void {
    const name = (event.target as HTMLInputElement).name as keyof Errors<v.InferOutput<TSchema>>;
    if (errors[name]) setErrors(({ [name]: _, ...rest }) => rest as Errors<v.InferOutput<TSchema>>);
  }

  return { errors, failure, busy, props: { onSubmit, onChange, noValidate: true } };
}

function firstMessages<T>(issues: readonly v.BaseIssue<unknown>[]): Errors<T> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages as Errors<T>;
}

function focusField(form: HTMLFormElement, name: string | null): void {
  const field = name ? form.elements.namedItem(name) : null;
  if (field instanceof HTMLElement) field.focus();
}

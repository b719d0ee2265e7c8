import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { type AdminUser, type UserPatch, userPatchSchema } from '../../../shared/admin';
import { PLANS, type Plan } from '../../../shared/plans';
import { Dialog, SubmitActions } from '../../kit/dialog';
import { Field, TextField } from '../../kit/field';
import { PasswordField } from '../../kit/password-field';
import { Select } from '../../kit/select';
import { sendJson } from '../../lib/api';
import { type Errors, firstMessages, focusFirst, namesOf } from '../../lib/use-form';
import { USER_DATA } from './queries';
import { useChange } from './use-change';

const PLAN_OPTIONS = PLANS.map((plan) => ({ value: plan, label: plan }));

/** Changes one account. It closes on Cancel and after a successful save; a press beside it loses nothing. */
export function EditUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [plan, setPlan] = useState<Plan>(user.plan);
  const [errors, setErrors] = useState<Errors<UserPatch>>({});
  const save = useChange({
    send: (patch: UserPatch) => sendJson('PATCH', `/api/admin/users/${user.id}`, patch),
    outdated: USER_DATA,
    success: 'User updated successfully',
    failure: 'Update failed',
    fallback: 'Update failed',
    onSuccess: onClose,
  });

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const [name, email, password] = ['name', 'email', 'password'].map((field) => String(values.get(field) ?? ''));
    const changes = changesOf(user, { name, email, plan, password });
    const parsed = v.safeParse(userPatchSchema, changes);
    setErrors(parsed.success ? {} : firstMessages(parsed.issues));
    if (parsed.success) save.mutate(changes);
    else focusFirst(form, namesOf(parsed.issues));
  }

  return (
    <>
      <Dialog
        open
        pressOutside="ignore"
        onOpenChange={(open) => !open && onClose()}
        title="Edit User"
        description="Update user information and settings"
      >
        <form onSubmit={onSubmit} noValidate className="grid gap-4">
          <TextField label="Full Name" name="name" defaultValue={user.name} autoComplete="off" error={errors.name} />
          <TextField
            label="Email"
            name="email"
            type="email"
            defaultValue={user.email}
            autoComplete="off"
            error={errors.email}
          />
          <Field label="Plan">
            {(control) => <Select {...control} value={plan} onValueChange={setPlan} options={PLAN_OPTIONS} />}
          </Field>
          <PasswordField
            label="New Password (optional)"
            name="password"
            autoComplete="new-password"
            hint="Leave blank to keep current password"
            error={errors.password}
          />
          <SubmitActions submit="Save Changes" busy={save.isPending} onCancel={onClose} />
        </form>
      </Dialog>
      {save.dialog}
    </>
  );
}

/** Only what differs from the user is sent; a password only when one was typed. */
export function changesOf(user: AdminUser, { name, email, plan, password }: UserPatch): UserPatch {
  return {
    ...(name !== user.name && { name }),
    ...(email !== user.email && { email }),
    ...(plan !== user.plan && { plan }),
    ...(password && { password }),
  };
}

import { profileSchema, type SessionUser } from '../../../shared/accounts';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { sendJson } from '../../lib/api';
import { useForm } from '../../lib/use-form';
import { useAuth } from '../../stores/session';
import { toast } from '../../stores/toasts';

/** Name and the e-mail address, which can't be changed here. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { update } = useAuth();
  const form = useForm(
    profileSchema,
    async (profile) => {
      await sendJson('PATCH', '/api/user/profile', profile);
      update({ name: profile.name });
      toast({ title: 'Profile Updated', description: 'Your profile information has been successfully updated.' });
    },
    (error) => {
      console.error(error);
      toast({ title: 'Update Failed', description: 'Failed to update profile. Please try again.', tone: 'danger' });
      return '';
    },
  );
  return (
    <form {...form.props} aria-label="Profile" className="grid content-start gap-4">
      <h3 className="font-sans font-semibold text-md tracking-normal">Profile</h3>
      <TextField label="Full Name" name="name" autoComplete="name" defaultValue={user.name} error={form.errors.name} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={user.email}
        readOnly
        error={form.errors.email}
      />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        Save Changes
      </Button>
    </form>
  );
}

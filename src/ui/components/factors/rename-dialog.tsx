import { type Factor, factorNameSchema } from '../../../shared/factors';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { TextField } from '../../kit/field';
import { errorText } from '../../lib/api';
import { useForm } from '../../lib/use-form';

/** Gives a factor another name. */
export function RenameDialog({
  factor,
  rename,
  onClose,
}: {
  factor: Factor;
  rename: (name: string) => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm(
    factorNameSchema,
    async ({ name }) => {
      await rename(name);
      onClose();
    },
    (error) => errorText(error, 'The name could not be saved. Please try again.'),
  );
  return (
    <Dialog open onOpenChange={(stays) => stays || onClose()} title="Rename" pressOutside="ignore">
      <form {...form.props} aria-label="Rename" className="grid gap-4">
        {form.failure && <Alert tone="high">{form.failure}</Alert>}
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          defaultValue={factor.name}
          maxLength={60}
          error={form.errors.name}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

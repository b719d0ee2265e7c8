import { type Factor, factorNameSchema } from '../../../shared/factors';
import { Dialog } from '../../kit/dialog';
import { TextField } from '../../kit/field';
import { errorText } from '../../lib/api';
import { useForm } from '../../lib/use-form';
import { DialogForm } from '../dialog-form';

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
      <DialogForm form={form} label="Rename" submit="Save" onCancel={onClose}>
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          defaultValue={factor.name}
          maxLength={60}
          error={form.errors.name}
        />
      </DialogForm>
    </Dialog>
  );
}

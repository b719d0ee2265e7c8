import * as v from 'valibot';
import { type AppSetup, appConfirmSchema, type FactorAdded } from '../../../shared/factors';
import { Dialog } from '../../kit/dialog';
import { TextField } from '../../kit/field';
import { errorText } from '../../lib/api';
import { useForm } from '../../lib/use-form';
import { DialogForm } from '../dialog-form';
import { QrCode } from './qr-code';

/** Shows the secret of an authenticator app that was begun, and takes the first code of it. */
export function AddAppDialog({
  setup,
  confirm,
  onAdded,
  onClose,
}: {
  setup: AppSetup;
  confirm: (code: string) => Promise<FactorAdded>;
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}) {
  const form = useForm(
    v.object({ code: appConfirmSchema.entries.code }),
    async ({ code }) => onAdded(await confirm(code)),
    (error) => errorText(error, 'The code could not be checked. Please try again.'),
  );
  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || onClose()}
      title="Add an Authenticator App"
      description="Scan this with an app such as Google Authenticator, 1Password or Aegis, then enter the code that it shows."
      pressOutside="ignore"
      size="lg"
    >
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <QrCode text={setup.uri} label="QR code of the secret" />
        <div className="min-w-0 flex-1 basis-52 text-sm">
          <p className="text-muted">Or type this key into the app:</p>
          <p className="mt-1.5 select-all rounded-md bg-sunken px-3 py-2 font-mono [overflow-wrap:anywhere]">
            {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
          </p>
        </div>
      </div>
      <DialogForm form={form} label="Confirm the app" submit="Add App" onCancel={onClose} className="mt-5">
        <TextField
          label="Code From the App"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-60"
          error={form.errors.code}
        />
      </DialogForm>
    </Dialog>
  );
}

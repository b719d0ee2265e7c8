import { type FormEvent, useState } from 'react';
import { type TableView, VIEW_NAME_LENGTH } from '../../../shared/table-views';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { TextField } from '../../kit/field';
import { useViewChanges, viewFailure } from '../../lib/table';
import { toast } from '../../stores/toasts';
import type { ShownView } from './use-table-view';

/** Asks under which name the view is kept. */
export function NameDialog({
  shown,
  asking,
  onClose,
}: {
  shown: ShownView;
  asking: 'save-as' | 'rename';
  onClose: () => void;
}) {
  const { view, content } = shown;
  const [name, setName] = useState(asking === 'rename' ? view.name : '');
  const { create, change } = useViewChanges();
  const isNew = asking === 'save-as';
  const { isPending, error } = isNew ? create : change;
  const onSuccess = (saved: TableView) => {
    if (isNew) shown.settle(saved);
    toast({ title: isNew ? 'View Saved' : 'View Renamed', description: saved.name });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (isNew) create.mutate({ name, content }, { onSuccess });
    else change.mutate({ id: view.id, name }, { onSuccess });
  };
  return (
    <Dialog open onOpenChange={onClose} title={isNew ? 'Save View As' : 'Rename View'} pressOutside="ignore">
      <form onSubmit={submit} method="post" noValidate>
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={VIEW_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={viewFailure(error) ?? undefined}
          hint={isNew ? 'Columns, widths, filters, sort and group are kept with it.' : undefined}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {isNew ? 'Save View' : 'Rename View'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks before a view is deleted. */
export function DeleteDialog({
  shown,
  first,
  onClose,
}: {
  shown: ShownView;
  first: TableView | undefined;
  onClose: () => void;
}) {
  const { remove } = useViewChanges();
  const { view } = shown;
  const failure = viewFailure(remove.error);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete View"
      description={`“${view.name}” is deleted. The contracts in it stay as they are.`}
    >
      {failure && <Alert tone="high">{failure}</Alert>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="danger"
          busy={remove.isPending}
          onClick={() =>
            remove.mutate(view.id, {
              onSuccess: () => {
                if (first) shown.open(first);
                onClose();
              },
            })
          }
        >
          Delete View
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import { type Factor, type FactorList, MAX_FACTORS, RECOVERY_CODES } from '../../../shared/factors';
import { formatDate } from '../../../shared/format';
import { AlertDialog } from '../../kit/alert-dialog';
import { Badge } from '../../kit/badge';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { Dialog } from '../../kit/dialog';
import { lazyPart } from '../../lib/lazy-part';
import { hasPasskeys } from '../../lib/passkeys';
import { ItemRow } from '../account/item-row';
import { ListFailed } from '../account/list-failed';
import { FACTOR_CALLS, type FactorDoor, KIND_LABELS } from './factors';
import { type Confirmed, useFactorChanges } from './use-factor-changes';

// What draws the QR code comes when an app is added.
const AddAppDialog = lazyPart(async () => (await import('./add-app-dialog')).AddAppDialog);
const RenameDialog = lazyPart(async () => (await import('./rename-dialog')).RenameDialog);
const RecoveryCodes = lazyPart(async () => (await import('./recovery-codes')).RecoveryCodes);

/** Below so many recovery codes it is time for new ones. */
const FEW_CODES = 3;

/**
 * The factors of an account: added, renamed, removed.
 * @param title another one where the page is called so already
 * @param confirmed makes a call, and where the server wants to be sure who asks, has them prove it first
 * @param onAdded told of a factor that was added, once its recovery codes were kept
 */
export function FactorsCard({
  door,
  title = 'Two-Step Sign-In',
  confirmed,
  onAdded,
}: {
  door: FactorDoor;
  title?: string;
  confirmed: Confirmed;
  onAdded?: () => void;
}) {
  const { data, isError, refetch } = useQuery<FactorList>({ queryKey: [FACTOR_CALLS[door]], staleTime: 0 });
  const changes = useFactorChanges(door, confirmed, onAdded);
  const { shown, close, busy } = changes;
  const factors = data?.factors ?? [];
  return (
    <Card as="section" aria-labelledby="two-step">
      <CardHeader
        id="two-step"
        title={title}
        description="A code or a passkey besides your password, so that a password that was stolen opens nothing."
        aside={data && <Badge tone={factors.length > 0 ? 'low' : 'none'}>{factors.length > 0 ? 'On' : 'Off'}</Badge>}
      />
      {isError && <ListFailed onRetry={() => void refetch()} />}
      {factors.length > 0 && (
        <ul aria-label="Factors">
          {factors.map((factor) => (
            <Row
              key={factor.id}
              factor={factor}
              onRename={() => changes.ask('rename', factor)}
              onRemove={() => changes.ask('remove', factor)}
            />
          ))}
        </ul>
      )}
      {data && factors.length > 0 && <CodesLeft left={data.recoveryCodesLeft} onRenew={() => changes.ask('renew')} />}
      {data && (
        <div className="flex flex-wrap gap-2.5 border-line border-t pt-4">
          <Button
            busy={busy === 'app'}
            disabled={factors.length >= MAX_FACTORS}
            onClick={() => void changes.beginApp(factors)}
          >
            Add Authenticator App
          </Button>
          {hasPasskeys() && (
            <Button
              busy={busy === 'passkey'}
              disabled={factors.length >= MAX_FACTORS}
              onClick={() => void changes.addPasskey(factors)}
            >
              Add Passkey
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {shown.kind === 'app' && (
          <AddAppDialog
            setup={shown.setup}
            confirm={(code) => changes.confirmApp(shown.setup.id, code)}
            onAdded={changes.added}
            onClose={close}
          />
        )}
        {shown.kind === 'rename' && (
          <RenameDialog
            factor={shown.factor}
            rename={(name) => changes.rename(shown.factor.id, name)}
            onClose={close}
          />
        )}
      </Suspense>
      <Dialog
        open={shown.kind === 'codes'}
        onOpenChange={() => undefined}
        dismissible={false}
        title="Your Recovery Codes"
        size="lg"
      >
        <Suspense>
          {shown.kind === 'codes' && <RecoveryCodes codes={shown.codes} onKept={changes.codesKept} />}
        </Suspense>
      </Dialog>
      <AlertDialog
        open={shown.kind === 'remove'}
        onOpenChange={(stays) => stays || close()}
        title="Remove it?"
        description={
          factors.length === 1
            ? 'It is the last one: from then on your password alone signs you in, and your recovery codes open nothing.'
            : 'It signs you in no more. Your other factors and your recovery codes stay.'
        }
        confirm="Remove"
        busy={busy === 'remove'}
        onConfirm={() => void changes.remove()}
      >
        {shown.kind === 'remove' && shown.factor.name}
      </AlertDialog>
      <AlertDialog
        open={shown.kind === 'renew'}
        onOpenChange={(stays) => stays || close()}
        title="Make new recovery codes?"
        description="The ones you have now open nothing any more."
        confirm="Make New Codes"
        busy={busy === 'renew'}
        onConfirm={() => void changes.renew()}
      />
    </Card>
  );
}

function Row({ factor, onRename, onRemove }: { factor: Factor; onRename: () => void; onRemove: () => void }) {
  const { name, kind, createdAt, lastUsedAt } = factor;
  const actions = (
    <>
      <Button size="sm" onClick={onRename} aria-label={`Rename ${name}`}>
        Rename
      </Button>
      <Button size="sm" variant="danger-quiet" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </>
  );
  return (
    <ItemRow icon={kind === 'passkey' ? KeyRound : Smartphone} name={name} actions={actions}>
      {KIND_LABELS[kind]} • Added {formatDate(createdAt)} •{' '}
      {lastUsedAt ? `Last used ${formatDate(lastUsedAt)}` : 'Not used yet'}
    </ItemRow>
  );
}

function CodesLeft({ left, onRenew }: { left: number; onRenew: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3.5">
      <div>
        <p className="font-medium text-sm">Recovery Codes</p>
        <p className={left < FEW_CODES ? 'text-high text-sm' : 'text-muted text-sm'}>
          {left} of {RECOVERY_CODES} left
          {left < FEW_CODES && '. Make new ones before you need them.'}
        </p>
      </div>
      <Button size="sm" onClick={onRenew}>
        Make New Codes
      </Button>
    </div>
  );
}

import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button';
import { errorText, sendJson } from '../../lib/api';
import { askPasskey, hasPasskeys, passkeyWords } from '../../lib/passkeys';

/**
 * Asks for a passkey and sends the answer; nothing where this browser has none.
 * @param at the call that takes it, @param bodyOf what it takes; what to ask is at `optionsAt`
 */
export function PasskeyButton<T>({
  label,
  optionsAt,
  at,
  bodyOf,
  onPassed,
  onFailure,
}: {
  label: string;
  optionsAt: string;
  at: string;
  bodyOf: (response: unknown) => object;
  onPassed: (answer: T) => void;
  onFailure: (words: string | null) => void;
}) {
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  // Not before the page is awake: the server, which draws it first, does not know the browser.
  useEffect(() => setShown(hasPasskeys()), []);
  if (!shown) return null;

  async function ask(): Promise<void> {
    setBusy(true);
    onFailure(null);
    try {
      onPassed(await sendJson<T>('POST', at, bodyOf(await askPasskey(optionsAt))));
    } catch (error) {
      onFailure(
        passkeyWords(error, (other) => errorText(other, 'The passkey could not be checked. Please try again.')),
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button className="w-full" busy={busy} onClick={() => void ask()}>
      {!busy && <KeyRound aria-hidden />}
      {label}
    </Button>
  );
}

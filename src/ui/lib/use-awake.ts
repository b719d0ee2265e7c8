import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Whether the script has taken over what the server rendered. Until then keep a form's submit button disabled, which also
 * stops Enter: the browser would send the form itself, and lose what was typed.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(never, yes, no);
}

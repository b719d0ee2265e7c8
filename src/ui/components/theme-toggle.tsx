import { Contrast } from 'lucide-react';
import { IconButton } from '../kit/button';

/** Changes between light and dark; `entry.ts` listens, so that it works before and without React. */
export function ThemeToggle() {
  return (
    <IconButton label="Switch between light and dark" data-action="toggle-theme">
      <Contrast aria-hidden />
    </IconButton>
  );
}

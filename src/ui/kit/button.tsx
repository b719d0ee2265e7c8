/**
 * Buttons.
 *   <Button variant="primary" size="lg" busy={saving} onClick={save}>Save</Button>
 *   <a className={buttonClass({ variant: 'primary' })} href="/signup">Start Free Trial</a>   a link that looks like one
 *   <IconButton label="Remove report.pdf" onClick={...}><X /></IconButton>                    named for screen readers
 * variant: primary | secondary (default) | ghost | danger | danger-quiet; size: sm 32 px | md 38 px (default) | lg 46 px.
 * Under a finger each is 44 px high, icons by an area around them that takes the press.
 * `busy` shows a spinner before the label and takes no press, Enter's included, but leaves the focus where it is.
 * `type` is "button" unless given.
 */
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';

const VARIANTS = {
  primary: 'border-accent bg-accent text-accent-ink hover:border-accent-hover hover:bg-accent-hover',
  secondary: 'border-line bg-surface text-ink hover:border-line-strong',
  ghost: 'border-transparent bg-transparent text-muted hover:bg-sunken hover:text-ink',
  danger: 'border-high bg-high text-surface hover:opacity-90',
  'danger-quiet': 'border-line bg-surface text-high hover:border-high',
} as const;

const SIZES = {
  sm: 'min-h-8 px-3 py-1 text-sm',
  md: 'min-h-9.5 px-4 py-1.5 text-sm',
  lg: 'min-h-11.5 px-5 py-2 text-md',
} as const;

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

/** The classes of a button, for links and labels that must look like one. */
export function buttonClass({ variant = 'secondary', size = 'md' }: ButtonLook = {}, className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium leading-tight no-underline',
    'transition-colors duration-150 pointer-coarse:min-h-11 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-55',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? swallow : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
}

export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return <button {...rest} type={type} aria-label={label} className={iconButtonClass(className)} />;
}

/** The classes of an icon button, for links that must look like one. */
export function iconButtonClass(className?: string): string {
  return classNames(
    'inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted transition-colors duration-150',
    'hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4.5',
    'not-[.absolute]:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-1',
    className,
  );
}

/**
 * Joins class names and leaves out what is false, null or empty: `classNames('a', on && 'b', className)`.
 * Later Tailwind classes do not win over earlier ones; components take `className` for layout (margin, width, grid) only.
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

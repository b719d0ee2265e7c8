/** The look of tabs, for those that are laid out by themselves; `data-state="active"` marks the open one. */
export const TAB_LIST_LOOK = 'flex gap-2 overflow-x-auto shadow-[inset_0_-1px_var(--line)]';
export const TAB_LOOK =
  'rounded-t-sm border-transparent border-b-2 px-2 py-2.5 pointer-coarse:py-3 font-medium text-muted text-sm -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink';

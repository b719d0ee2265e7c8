/** The product's mark and name, a link home: two pages side by side, one of them the counterpart. */
export function Brand() {
  return (
    <a
      href="/"
      className="inline-flex items-center gap-2.5 pointer-coarse:py-3.5 font-semibold font-serif text-lg leading-none tracking-tight"
    >
      <span
        aria-hidden
        className="size-4.5 rounded-sm border-2 border-accent bg-[linear-gradient(90deg,var(--accent)_50%,transparent_50%)]"
      />
      Counterpart
    </a>
  );
}

/** 'The Supplier' as 'Supplier'. */
export function withoutThe(name: string): string {
  return name.replace(/^the\s+/i, '');
}

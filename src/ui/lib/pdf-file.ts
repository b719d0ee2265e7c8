/** Whether a file is taken: by its type or its name. The server looks at the bytes. */
export function isPdfFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === 'application/pdf' || name.toLowerCase().endsWith('.pdf');
}

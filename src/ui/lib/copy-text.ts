import { toast } from '../stores/toasts';

/**
 * Puts a text on the clipboard and says so in a toast; where the browser refuses, the text stands in the toast to be copied by hand.
 * @param what what it is, in title case: 'Link', 'Request'
 * @param about what the toast says below its title
 */
export async function copyText(text: string, what: string, about: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `${what} Copied`, description: about });
  } catch {
    toast({ title: `${what} Not Copied`, description: `Please copy it from here: ${text}`, tone: 'danger' });
  }
}

/** Whether the server that wrote this document sends e-mails. Ask it in the browser: pages are rendered once for all. */
export function sendsMail(): boolean {
  return document.getElementById('root')?.dataset.sendsMail === 'true';
}

/** Whether the request is one of the program's calls rather than for a page or a file. */
export function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname === '/api' || pathname.startsWith('/api/');
}

import { refusal, retryAfterOf } from './api';

/**
 * Makes a request that tells how many bytes of its body have left. `fetch` does not, so this is an XMLHttpRequest; it takes, answers and fails as
 * `request` does.
 */
export function requestWithProgress(onSent: (bytes: number) => void) {
  return (path: string, { method = 'GET', body, signal }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(method, path);
      call.withCredentials = true;
      call.upload.onprogress = ({ loaded }) => onSent(loaded);
      call.onerror = () => reject(new TypeError('The request failed'));
      call.onabort = () => reject(signal?.reason);
      call.onload = () => {
        const { status, statusText, responseText: text } = call;
        if (status >= 200 && status < 300) resolve(new Response(text, { status, statusText }));
        else reject(refusal(status, statusText, text, retryAfterOf(call.getResponseHeader('retry-after'))));
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body as XMLHttpRequestBodyInit);
    });
}

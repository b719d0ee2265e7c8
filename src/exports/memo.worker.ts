import type { Memo } from './memo-blocks';
import { memoDocx } from './memo-docx';
import { memoPdf } from './memo-pdf';

/** The thread that sets one memo: type-setting takes up to seconds, in which the server's own thread would answer nobody. */
declare const self: Worker;

self.onmessage = async ({ data }: MessageEvent<{ memo: Memo; format: 'pdf' | 'docx' }>) => {
  const bytes = await (data.format === 'pdf' ? memoPdf(data.memo) : memoDocx(data.memo));
  self.postMessage(bytes);
};

import { type Sheet, tableXlsx } from './table-xlsx';

/** The thread that writes one workbook: thousands of rows take seconds, in which the server's own thread would answer nobody. */
declare const self: Worker;

self.onmessage = async ({ data }: MessageEvent<Sheet>) => {
  self.postMessage(await tableXlsx(data));
};

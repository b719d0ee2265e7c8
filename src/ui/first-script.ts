/**
 * The first script of a document with a contract beside it, built as one file: it waits for no other module, nor they for it, so that the
 * PDF and the thread that reads it are on their way before the app is.
 */
import { contractStartsOpen } from './lib/contract-starts-open';
import { fileUrl } from './lib/contracts';
import { startReading } from './pdf/reading';

// Scripts come in any order: where the app was faster, it has started them itself.
if (window.firstReading === undefined && contractStartsOpen())
  window.firstReading = startReading(fileUrl(location.pathname.split('/')[2] ?? ''));

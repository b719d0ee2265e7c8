/**
 * The first script of a document with a contract beside it, built as one file: it waits for no other module, nor they for it, so that the
 * PDF and the thread that reads it are on their way before the app is.
 */
import { contractStartsOpen } from './lib/contract-starts-open';
import { fileUrl } from './lib/contracts';
import { startReading } from './pdf/reading';

if (contractStartsOpen()) window.firstReading = startReading(fileUrl(location.pathname.split('/')[2] ?? ''));

import { SingleBar } from 'cli-progress';
import { formatFileSize } from '../shared/format';

/** How often the state is printed where no terminal can draw it again. */
const PRINT_EVERY_MS = 10_000;

/** Shows on standard error how many files are done. */
export class FileProgress {
  private done = 0;
  private readonly bar = new SingleBar({
    format: ' {bar} {value}/{total} contracts, {size}, {eta_formatted} to go',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: PRINT_EVERY_MS,
  });

  readonly onTotal = ({ files }: { files: number }) => this.bar.start(files, 0, { size: formatFileSize(0) });

  readonly onFile = (bytes: number) => {
    this.done += bytes;
    this.bar.increment({ size: formatFileSize(this.done) });
  };

  stop(): void {
    this.bar.stop();
  }
}

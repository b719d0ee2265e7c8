import { proofAgain } from '../contracts/make-proof';
import { unpackText } from '../contracts/packed-text';
import { reviewContract } from '../review/review';
import type { ReviewMessage, ReviewTask } from './review-protocol';

/**
 * The process that puts one contract to the model, proves its answers and merges them, so that the server answers others meanwhile: that
 * takes up to a quarter of a second for a long contract.
 */
const output = Bun.stdout.writer();

function send(message: ReviewMessage): void {
  output.write(`${JSON.stringify(message)}\n`);
  void output.flush();
}

const { settings, text, analysis, proof, filename, side, left } = (await Bun.stdin.json()) as ReviewTask;
const contract = await unpackText(Uint8Array.fromBase64(text));
const reviewed = await reviewContract(settings, {
  contract,
  analysis,
  filename,
  side,
  left: { tokens: left.tokens ?? Number.POSITIVE_INFINITY, pages: left.pages ?? Number.POSITIVE_INFINITY },
  signal: new AbortController().signal,
  onStage: (stage) => send({ stage }),
  onUsage: (usage) => send({ usage }),
});
send({ result: { ...reviewed, proof: proofAgain(contract, reviewed.analysis, proof) } });
await output.end();
process.exit(0);

import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { simd } from 'wasm-feature-detect';
import type { Picture } from './picture';

/** The part of Tesseract's own interface that is used (`tesseract.js-core` comes without types). */
interface Api {
  Init(folder: string, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
}
interface Core {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => Api;
}

/** The neural recogniser alone: the data of the older one is not loaded. */
const LSTM_ONLY = 1;
/**
 * A line that is read with less confidence (0 to 1) is tried as white on black too. White on black is read as black on white with 0.4 to 0.5;
 * at Tesseract's own 0.7 many a line of black on white is read twice.
 */
const INVERT_BELOW = '0.6';
const resolve = createRequire(import.meta.url);

/**
 * Tesseract in this thread. Its program and its data for English are files of installed packages: nothing is fetched. `tesseract.js` itself
 * is not used, for it wants a thread and knows how to fetch.
 */
export class Tesseract {
  private constructor(
    private readonly core: Core,
    private readonly api: Api,
  ) {}

  static async load(): Promise<Tesseract> {
    const variant = (await simd()) ? 'simd-lstm' : 'lstm';
    const start = resolve(`tesseract.js-core/tesseract-core-${variant}.js`) as (options: object) => Promise<Core>;
    const quiet = () => {};
    const core = await start({ print: quiet, printErr: quiet });
    const data = await Bun.file(resolve.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')).bytes();
    core.FS.writeFile('/eng.traineddata', gunzipSync(data));
    const api = new core.TessBaseAPI();
    if (api.Init('/', 'eng', LSTM_ONLY) !== 0) throw new Error('Tesseract does not start');
    api.SetVariable('invert_threshold', INVERT_BELOW);
    return new Tesseract(core, api);
  }

  /** Recognises the words of a picture; answers Tesseract's table (see `words.ts`). */
  recognise({ width, height, scale, pixels }: Picture): string {
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
    this.core.FS.writeFile('/input', Buffer.concat([head, pixels]));
    this.api.SetVariable('user_defined_dpi', String(Math.round(scale * 72)));
    if (this.api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract does not take the picture');
    this.api.Recognize(null);
    const table = this.api.GetTSVText(0);
    this.api.Clear();
    return table;
  }
}

import { S3Client } from '@aws-sdk/client-s3';
import { objectMissing, storeUnavailable } from './faults';

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  /** Without credentials the SDK looks for them itself (environment, instance role). */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  forcePathStyle: boolean;
  /**
   * WHEN_REQUIRED sends Content-MD5, which every server knows; WHEN_SUPPORTED SHA-256 in S3's newer headers, which several refuse, and
   * has whole objects checked against it when they are read.
   */
  checksumMode?: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED';
  /** Milliseconds that one call may take, its retries included. */
  deadlineMs?: number;
}

interface CallOptions {
  abortSignal: AbortSignal;
}

/** A bucket and the client that reaches it. Every call runs under a deadline. */
export class Bucket {
  readonly name: string;
  private readonly client: S3Client;
  private readonly deadlineMs: number;
  private readonly keepsChecksums: boolean;

  constructor(settings: S3Settings) {
    const { checksumMode = 'WHEN_REQUIRED' } = settings;
    this.name = settings.bucket;
    this.deadlineMs = settings.deadlineMs ?? 45_000;
    this.keepsChecksums = checksumMode === 'WHEN_SUPPORTED';
    this.client = new S3Client({
      region: settings.region,
      forcePathStyle: settings.forcePathStyle,
      maxAttempts: 3,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000 },
      ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
      ...(settings.credentials ? { credentials: settings.credentials } : {}),
    });
  }

  at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.name, Key: key };
  }

  /** What goes along with bytes so that the server notices when others arrive: MD5, and SHA-256 made only where it is used. */
  checksums(md5: Buffer, sha256: () => Buffer) {
    if (!this.keepsChecksums) return { ContentMD5: md5.toString('base64') };
    return { ChecksumAlgorithm: 'SHA256' as const, ChecksumSHA256: sha256().toString('base64') };
  }

  /** Announces the checksums of the parts to come. */
  partsChecksum() {
    return this.keepsChecksums ? { ChecksumAlgorithm: 'SHA256' as const } : {};
  }

  /** Has a whole object checked while it is read. Never a range: some servers send the checksum of the whole with it. */
  wholeCheck() {
    return this.keepsChecksums ? { ChecksumMode: 'ENABLED' as const } : {};
  }

  /**
   * Runs one call under the deadline and says what went wrong in our terms.
   * @throws AppError not_found, unavailable; the SDK's error is its cause
   */
  async call<T>(run: (client: S3Client, options: CallOptions) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const deadline = AbortSignal.timeout(this.deadlineMs);
    const abortSignal = signal ? AbortSignal.any([deadline, signal]) : deadline;
    let onAbort: () => void = () => {};
    // The signal ends a request, yet not always the reading of a body that stopped to arrive: hence the race.
    const late = new Promise<never>((_, reject) => {
      onAbort = () => reject(abortSignal.reason);
      if (abortSignal.aborted) onAbort();
      else abortSignal.addEventListener('abort', onAbort);
    });
    try {
      return await Promise.race([late, run(this.client, { abortSignal })]);
    } catch (error) {
      throw error instanceof Error && error.name === 'NoSuchKey' ? objectMissing(error) : storeUnavailable(error);
    } finally {
      abortSignal.removeEventListener('abort', onAbort);
    }
  }
}

import { nameOf, statusOf } from './faults';

interface Place {
  bucket: string;
  endpoint?: string | undefined;
}

const WRONG_REGION = ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException'];
const WRONG_KEY = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken'];

/**
 * What the operator has to mend when a server refuses to list our bucket; null where it may be a passing fault.
 * Codes: Amazon S3, API Reference, Error Responses.
 */
export function explainRefusal(error: unknown, { bucket, endpoint }: Place): string | null {
  const name = nameOf(error);
  const where = `The bucket ${bucket} (S3_BUCKET)${endpoint ? ` at ${endpoint}` : ''}`;
  if (name === 'CredentialsProviderError')
    return `${where} needs credentials: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
  if (WRONG_REGION.includes(name)) return `${where} is in another region (${name}): check S3_REGION.`;
  if (WRONG_KEY.includes(name))
    return `${where} refuses the credentials (${name}): check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
  if (name === 'RequestTimeTooSkewed') return `${where} says that the clock of this machine is wrong.`;
  if (name === 'NoSuchBucket' || statusOf(error) === 404)
    return `${where} does not exist. Create it, or check S3_ENDPOINT and S3_FORCE_PATH_STYLE.`;
  if (statusOf(error) === 403)
    return `${where} may not be listed with these credentials (${name}). They need to list, read, write and delete there.`;
  return null;
}

/** A passing fault in a few words, for the log: the network's or the server's code. */
export function describeOutage(error: unknown, { bucket, endpoint }: Place): string {
  return `the bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''} does not answer (${nameOf(error)})`;
}

import { wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { findAll, type Hit } from '../statements/search';

/** Words for software that the provider runs for the customer. */
const HOSTED =
  /\b(?:software[- ]as[- ]a[- ]service|saas|hosted (?:software|service|solution|platform|application)s?|(?<!co-)\bhost(?:s|ing|ed)?(?: services?)?(?: and \w+)?(?: \([^)]{0,40}\))?(?: for| of| to)? (?:the |a |its )?(?:\w+ )?(?:software|application|platform|system)\b|cloud[- ](?:based )?(?:software|service|platform|application)s?|application service provider|subscription services?\b.{0,60}\bsoftware|access to (?:and use of )?the (?:software|platform)\b.{0,60}\b(?:via|over|through) the internet)\b/i;
/** Software that the customer holds itself runs on when the vendor fails. */
const NOT_THIS = wording('confidential information, third{-, }party {hosted,cloud}*, as defined');

/** The sentences on software that one side runs for the other. */
export function hostedSoftware(reading: Reading): Hit[] {
  return findAll(reading, HOSTED, { unless: NOT_THIS });
}

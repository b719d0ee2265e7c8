import { anyWording, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { findAll, type Hit } from '../statements/search';

/** Words for software that the provider runs for the customer. */
const HOSTED = anyWording(
  wording([
    'software{-, }as{-, }a{-, }service, saas, hosted {software,service,solution,platform,application}(s)',
    'cloud{-, }(based ){software,service,platform,application}(s), application service provider',
  ]),
  wording('subscription service(s)', 60, 'software'),
  wording('access to (and use of )the {software,platform}', 60, '{via,over,through} the internet'),
  /\b(?:(?<!co-)\bhost(?:s|ing|ed)?(?: services?)?(?: and \w+)?(?: \([^)]{0,40}\))?(?: for| of| to)? (?:the |a |its )?(?:\w+ )?(?:software|application|platform|system)\b)\b/i,
);
/** Software that the customer holds itself runs on when the vendor fails. */
const NOT_THIS = wording('confidential information, third{-, }party {hosted,cloud}*, as defined');

/** The sentences on software that one side runs for the other. */
export function hostedSoftware(reading: Reading): Hit[] {
  return findAll(reading, HOSTED, { unless: NOT_THIS });
}

import { plainText } from '../document/plain-text';
import { anyWording, wording } from '../lexicon/words';
import { isWithin } from '../mentions/countries';
import { isCompany } from '../mentions/legal-forms';
import type { Reading } from '../reading';
import type { QuestionDeclaration } from './define-question';

/** Who signs and for what purpose stands at the beginning. */
const OPENING = 3_000;
/** 'The entity you represent ("Customer")', 'for agricultural business purposes and not for household use', 'business customers only'. */
const FOR_BUSINESS = anyWording(
  wording(
    '{entity,company,business,organi{s,z}ation} {that ,which ,}you represent',
    5,
    'customer, client, subscriber, company, licensee',
  ),
  wording('{business,commercial,trade} {customers,users,clients,use,purposes} only'),
  wording('{business,commercial} purposes and not, {not a,no} consumer(s), not for consumers, not as a consumer'),
);

/** What is called so names the main terms of a paper that is still to be drafted. */
const PRELIMINARY = wording(
  'heads of {terms,agreement}, term sheet, letter of intent, memorandum of understanding, indicative {terms,offer}',
);
/** The title and what stands at once below it. */
const TITLE = 300;

/** Whether a paper names main terms only, so that its silence says nothing of the contract that is to follow. */
export function isPreliminary({ contract }: Reading): boolean {
  return PRELIMINARY.test(plainText(contract.text.slice(0, TITLE)));
}

/** Whether a question makes sense of this paper: of its law, and of those who sign it. What is not known forbids nothing. */
export function isAskedHere(reading: Reading, { onlyIn, forConsumers }: QuestionDeclaration): boolean {
  const law = reading.facts.governingLaw;
  if (onlyIn && law.status === 'found' && !onlyIn.some((place) => isWithin(law.value.place, place))) return false;
  return !forConsumers || !isBetweenBusinesses(reading);
}

/** Both sides are companies by their names, or the paper says that it is for businesses. */
function isBetweenBusinesses({ kind, facts, contract }: Reading): boolean {
  const onSides = kind.sides.map(({ party }) => (party === null ? undefined : facts.parties[party]));
  if (onSides.length > 1 && onSides.every((one) => one?.value && one.legalForm && isCompany(one.value, one.legalForm)))
    return true;
  return FOR_BUSINESS.test(plainText(contract.text.slice(0, OPENING)));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from '../../../../src/analysis/document/document';
import { readParties } from '../../../../src/analysis/facts/parties/parties';
import { partyKey } from '../../../../src/analysis/facts/parties/party-key';
import { partyCandidates } from '../../../../src/analysis/facts/parties/ranking/candidates';
import { sourceOf } from '../../../../src/analysis/facts/source';
import type { ContractText } from '../../../../src/analysis/pdf/contract-text';
import { type OwnPaper, ownPapersIn } from '../../../../tests/analysis/facts/parties/marked-papers';

/** A candidate of a paper: its cues, and whether it is a party. */
export interface JudgedCandidate {
  cues: readonly string[];
  label: 0 | 1;
}

const FOLDER = import.meta.dir;
const PAPERS = join(FOLDER, '../../findings/papers');
const TESTS = join(FOLDER, '../../../../tests/analysis/facts/parties/papers');

/**
 * The candidates of a contract with whether each is among the parties; those of which that may be told either way are left out.
 * @param parties as `namesOf` reads them, or as lawyers wrote them down (`asLawyersName`)
 */
export function judgedCandidates(contract: ContractText, parties: readonly string[]): JudgedCandidate[] {
  const source = sourceOf(contract, documentOf(contract));
  const wanted = parties.map(namesOf);
  return partyCandidates(source, readParties(source)).flatMap(({ key, cues }) => {
    const party = wanted.find(({ keys }) => keys.includes(key));
    if (party && (party.isOptional || party.keys[0] !== key)) return [];
    return [{ cues, label: party ? 1 : 0 }];
  });
}

/** '?Acme Ltd' may be told or not; 'Hobday & Daughter|Dilys Hobday' is told by either name, better by the first. */
function namesOf(party: string): { keys: string[]; isOptional: boolean } {
  return { keys: party.replace(/^\?/, '').split('|').map(partyKey), isOptional: party.startsWith('?') };
}

/** Where a lawyer's note of a party goes on with what it trades as or for whom it acts. */
const GOES_ON =
  /,? \(|, | (?:trading|carrying on|doing business|acting|namely|who runs|who trades) | (?:t\/a|d\/b\/a|as (?:trustees?|executors?)) | [–—] /;

/** A party as a lawyer noted it, 'Euan Hutcheon, trading as Hutcheon Heating', in the form that `judgedCandidates` takes: told best by its name alone. */
export function asLawyersName(noted: string): string {
  return [...new Set([noted.split(GOES_ON)[0] ?? noted, noted])].join('|');
}

/** Our whole papers with their parties, by hand and name, and the file in which each stands, one paragraph a line. */
export function wholePapers(): { hand: string; name: string; file: string; parties: string[] }[] {
  const parties: Record<string, string[]> = JSON.parse(readFileSync(join(FOLDER, 'parties.json'), 'utf8'));
  return Object.entries(parties).map(([paper, names]) => {
    const [hand = '', name = ''] = paper.split('/');
    return { hand, name, file: join(PAPERS, `${paper}.txt`), parties: names };
  });
}

/** Our short papers, in which the parties are marked: those beside this file and those of the tests. */
export function shortPapers(): OwnPaper[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
  return [...files.toSorted().flatMap((file) => ownPapersIn(join(FOLDER, file))), ...papersOf(TESTS)];
}

function papersOf(folder: string): OwnPaper[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => ownPapersIn(join(folder, file)));
}

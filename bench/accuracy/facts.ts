import { basename } from 'node:path';
import type { Fact, Facts } from '../../src/shared/analysis';
import { foldDate, foldParty, foldPeriod, isSameLaw, isSameName, labelledParties } from './answers';
import type { Counts } from './presence';

/** The labels of a CUAD contract that are answers: a name, a date as M/D/YYYY, a period, a law; '' for none. */
export interface LabelledAnswers {
  pdf: string;
  answers: Record<string, string>;
}

export interface FactFigures {
  /** Contracts whose labels have an answer that can be compared. */
  labelled: number;
  right: number;
  /** Contracts whose labels have no answer, and how many of these were given one. */
  unlabelled: number;
  wronglyGiven: number;
}

type FactName = Exclude<keyof Facts, 'parties'>;

interface Measure {
  fact: FactName;
  name: string;
  category: string;
  /** False for a label that nothing can be compared with: redacted, or no date or period. */
  isComparable: (label: string) => boolean;
  isRight: (label: string, answer: string | null) => boolean;
}

function date(fact: FactName, name: string, category: string): Measure {
  return {
    ...{ fact, name, category },
    isComparable: (label) => foldDate(label) !== null,
    isRight: (label, answer) => foldDate(answer) === foldDate(label),
  };
}

function period(fact: FactName, name: string, category: string): Measure {
  return {
    ...{ fact, name, category },
    isComparable: (label) => foldPeriod(label) !== null,
    isRight: (label, answer) => foldPeriod(answer) === foldPeriod(label),
  };
}

export const MEASURES: Measure[] = [
  {
    fact: 'documentName',
    name: 'document name',
    category: 'Document Name',
    isComparable: () => true,
    isRight: isSameName,
  },
  date('agreementDate', 'agreement date', 'Agreement Date'),
  date('effectiveDate', 'effective date', 'Effective Date'),
  date('expirationDate', 'expiration date', 'Expiration Date'),
  period('renewalTerm', 'renewal term', 'Renewal Term'),
  period('noticePeriod', 'notice period', 'Notice Period To Terminate Renewal'),
  {
    fact: 'governingLaw',
    name: 'governing law',
    category: 'Governing Law',
    isComparable: (label) => !label.startsWith('['),
    isRight: isSameLaw,
  },
];

/** What an analysis says, in its normalised form where it has one; null unless the fact was found. */
export function answerOf(fact: Fact): string | null {
  return fact.status === 'found' ? fact.normalized || fact.value : null;
}

/**
 * The half of the labelled contracts (B) whose errors nobody reads while rules are written, by the checksum of the file's name.
 */
export function isHeldOut(pdf: string): boolean {
  return (Bun.hash.crc32(basename(pdf)) & 1) === 1;
}

/** Of one fact over labelled contracts and what was read from them, in the same order. */
export function factFigures(
  { fact, category, isComparable, isRight }: Measure,
  gold: readonly LabelledAnswers[],
  facts: readonly Facts[],
): FactFigures {
  const figures: FactFigures = { labelled: 0, right: 0, unlabelled: 0, wronglyGiven: 0 };
  gold.forEach(({ answers }, index) => {
    const label = (answers[category] ?? '').trim();
    const read = facts[index]?.[fact];
    const answer = read ? answerOf(read) : null;
    if (label === '') {
      figures.unlabelled++;
      if (answer !== null) figures.wronglyGiven++;
    } else if (isComparable(label)) {
      figures.labelled++;
      if (isRight(label, answer)) figures.right++;
    }
  });
  return figures;
}

/** Two names of which one is part of the other are one, unless they are very short. */
function isSameParty(one: string, other: string): boolean {
  if (one === other) return true;
  return Math.min([...one].length, [...other].length) > 4 && (one.includes(other) || other.includes(one));
}

/** Names of parties: right and missed by the labels, wrong by the answers. */
export function partyCounts(gold: readonly LabelledAnswers[], facts: readonly Facts[]): Counts {
  const counts: Counts = { right: 0, wrong: 0, missed: 0 };
  gold.forEach(({ answers }, index) => {
    const wanted = new Set(labelledParties(answers.Parties ?? '').map(foldParty));
    const given = partyNames(facts[index]);
    for (const want of wanted) {
      if ([...given].some((name) => isSameParty(want, name))) counts.right++;
      else counts.missed++;
    }
    for (const name of given) if (![...wanted].some((want) => isSameParty(want, name))) counts.wrong++;
  });
  return counts;
}

export function partyNames(facts: Facts | undefined): Set<string> {
  const names = (facts?.parties ?? []).map(({ value }) => foldParty(value ?? ''));
  return new Set(names.filter((name) => name !== ''));
}

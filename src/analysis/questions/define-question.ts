import type { LawReference, Severity } from '../../shared/analysis';
import type { FactName } from '../../shared/facts';
import type { Bears } from '../burden/parts';
import type { Category } from '../provisions/categories';
import type { ProvisionId } from '../provisions/heads/provision-ids';

/** What is said to a question that a lawyer asks of a paper: the paper says so, says the opposite, or is silent. */
export type StatedAnswer = 'yes' | 'no' | 'not_stated';

/** What bears an answer; any one of those named is enough. */
export interface Bearing {
  /** Provisions of our own, by the names of their files of sentences (`provisions/sentences`). */
  provisions?: readonly ProvisionId[];
  /** Provisions of the clause model. */
  categories?: readonly Category[];
  /** Risk rules and compliance points whose finding says the same. */
  rules?: readonly string[];
  /** Facts that were found or are stated. */
  facts?: readonly FactName[];
  /**
   * The second witness of a provision: of each of these groups one word, or stem of one, stands in the sentence or in a heading over it. Where it
   * does not, the answer is 'unclear' and has to be checked.
   */
  words?: readonly (readonly string[])[];
  /**
   * Phrases (in the notation of `lexicon/phrases.ts`) with which a sentence turns what it seems to say, where it makes no exception: 'may not' in a
   * permission. Its words then do not agree.
   */
  turns?: readonly string[];
  /**
   * Phrases (likewise) with which a sentence says something else, or the opposite, whatever exception it makes: 'without cause' where ending for a
   * breach is asked. It then bears nothing, whoever found it.
   */
  unlike?: readonly string[];
  /** What bears the answer, to a lesser degree, where nothing of the above does: goods 'as is' beside an excluded liability. Of 'yes' only. */
  otherwise?: Bearing;
  /** Whom what is so said burdens: read from the sentence, it is no risk of the other side, nor what that side wants of the paper. */
  bears?: Bears;
}

/** What one side makes of an answer. An answer that is left out is what the side wants. */
export interface Position {
  /** How grave each answer is for this side. Low: it can be lived with. */
  yes?: Severity;
  no?: Severity;
  not_stated?: Severity;
  /** Why it matters to this side, in one sentence. */
  why?: string;
  /** What to ask for instead, in words that can be pasted into a letter. */
  ask?: string;
  /** What holds instead where both sides are companies, by their names, so that no consumer or worker is bound. */
  betweenCompanies?: Omit<Position, 'betweenCompanies'>;
}

/** `answer` cannot stand where the other `question` is answered with `its`. */
export interface Yielding {
  answer: StatedAnswer;
  question: string;
  its: StatedAnswer;
}

/**
 * Whom a law protects: those who buy from a trader as consumers, those who work for others, those who live in what they rent, or businesses in their dealings
 * with each other.
 */
export type Protected = 'consumers' | 'workers' | 'homes' | 'businesses';

/** A law with whom alone it protects, where that is not everybody. */
export interface ProtectingLaw extends LawReference {
  protects?: Protected;
}

/** A question that a careful lawyer asks of papers of a kind: its answer is a fact about the paper, the same for everybody. */
export interface QuestionDeclaration {
  /** '<family>.<name>': 'lease.entry-without-notice'. Stored with answers, so it never changes. */
  id: string;
  /** Its name in a table: 'Entry by the landlord'. */
  title: string;
  /** The question, to be answered by yes or no: 'May the landlord enter without notice, emergencies apart?' */
  ask: string;
  /** Ids of the kinds of contract of which it is asked; 'any' of every contract. */
  kinds: readonly string[] | 'any';
  /** Kinds of which a question of every contract is not asked: one of their own asks it better. */
  notOf?: readonly string[];
  /** Places, as laws are, on whose law alone it rests: it is not asked where another law is known to govern. */
  onlyIn?: readonly string[];
  /** Asked for those who are no business: not asked of a paper that says that both sides are. */
  forConsumers?: true;
  yes: Bearing;
  /** What says the opposite; none where only silence does. */
  no?: Bearing;
  /**
   * What the question is about: of each of these groups one word, or stem of one, stands in a sentence that bears an answer, or in a heading over it,
   * whoever found it. Where heads take the nearest thing they know for theirs, this keeps them to the subject.
   */
  subject?: readonly (readonly string[])[];
  /** 'Not stated' is said only where no binding sentence has a word of each of these groups; such a sentence has to be checked. */
  spokenOf?: readonly (readonly string[])[];
  /**
   * What a paper has to deal with for its silence to say anything: of each of these groups one word, or stem of one, stands in it somewhere. A paper on
   * vegetables that says nothing of moulds is not told to be silent on who owns them.
   */
  premise?: readonly (readonly string[])[];
  /** Answers that cannot stand beside one that another question has got: this one then has to be checked. */
  yieldsTo?: readonly Yielding[];
  /** Risk rules that tell the same where the paper is silent, or of another passage: their findings are not told beside the answer. */
  covers?: readonly string[];
  /** What is answered where the paper says both, a rule and its exception: 'no sharing' and 'but with advisers'. Unclear where it is left out. */
  both?: 'yes' | 'no';
  /** What each answer says of the paper, a sentence each. */
  says: Readonly<Record<StatedAnswer, string>> & {
    /** Of a right that a side wants and that only the other has: told as gravely as silence. */
    readonly onlyOther?: string;
  };
  /**
   * By the id of a side of its kinds, or, in questions of several kinds, 'drafter' for the side that usually drafts or supplies and 'other' for
   * the side that usually signs. A side without a position does not mind.
   */
  positions: Readonly<Record<string, Position>>;
  /** Where the drafter bears it, it lives with it: that a member may leave on notice is no risk of the club's that deserves to be told. */
  drafterLivesWithIt?: true;
  /** Where each holds: 'California', 'England and Wales', 'US', 'EU', as laws and places are named in facts. */
  law?: readonly ProtectingLaw[];
  /** Sentences (in no file of training sentences) that are so answered; those under `not_stated` are near misses. */
  examples: Readonly<Record<'yes' | 'not_stated', readonly string[]>> & { no?: readonly string[] };
}

/** Declares a question. What it answers is the declaration itself, checked by its type. */
export function defineQuestion(declaration: QuestionDeclaration): QuestionDeclaration {
  return declaration;
}

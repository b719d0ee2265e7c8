import type { Party as PrintedParty } from '../../shared/analysis';
import type { ContractDocument } from '../document/document';
import { readsAsEnglish } from '../document/language';
import type { ContractText } from '../pdf/contract-text';
import { withLaterMail } from './changed-in-mail';
import { FACTS } from './declarations/registry';
import type { FactDeclaration } from './define-fact';
import { type Fact, failed, missing } from './fact';
import { parties } from './parties/parties';
import { withLaterPart } from './set-anew';
import { type Models, type Source, sourceOf } from './source';
import { orStartInMail } from './start-in-mail';
import { orStated } from './stated';

/** A party: its full name with its role, its legal form, where it was formed and its address, as far as the contract tells them. */
export type Party = Fact<string> & Pick<PrintedParty, 'role' | 'legalForm' | 'incorporatedIn' | 'address'>;

/** All that a contract says of itself, as data: a fact for each declaration, and the parties. */
export type Facts = {
  [Id in keyof typeof FACTS]: (typeof FACTS)[Id] extends FactDeclaration<infer T> ? Fact<T> : never;
} & { parties: Party[] };

/** A rule that breaks costs its own fact, not the others. */
function guarded<T>(read: () => Fact<T>): Fact<T> {
  try {
    return read();
  } catch {
    return failed();
  }
}

function guardedParties(read: () => Party[]): Party[] {
  try {
    return read();
  } catch {
    return [{ ...failed(), role: null }];
  }
}

/** What a contract says of one fact, and of those that it is worked out from; each is found once. */
function finder(source: Source): (declaration: FactDeclaration<unknown>) => Fact<unknown> {
  const known = new Map<FactDeclaration<unknown>, Fact<unknown>>();
  const find = (declaration: FactDeclaration<unknown>): Fact<unknown> => {
    const before = known.get(declaration);
    if (before) return before;
    const fact = guarded(() => {
      const needed = Object.entries(declaration.needs).map(([name, need]) => [name, find(need)] as const);
      const fact = orStated(source, declaration, declaration.find(source, Object.fromEntries(needed)));
      return withLaterMail(
        source,
        declaration.id,
        withLaterPart(source, declaration.id, declaration.id === 'effectiveDate' ? orStartInMail(source, fact) : fact),
      );
    });
    known.set(declaration, fact);
    return fact;
  };
  return find;
}

/** All facts of a contract. Of one in another language none: its declarations would take foreign words for blanks and its days for others. */
export function factsOf(contract: ContractText, document: ContractDocument, models?: Models): Facts {
  const source = sourceOf(contract, document, models);
  const find = finder(source);
  const english = readsAsEnglish(contract);
  const declared = Object.fromEntries(
    Object.entries(FACTS).map(([id, declaration]) => [id, english ? find(declaration) : missing(contract)]),
  );
  return { ...(declared as Omit<Facts, 'parties'>), parties: guardedParties(() => parties(source)) } as Facts;
}

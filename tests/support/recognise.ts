import { documentOf } from '../../src/analysis/document/document';
import { sourceOf } from '../../src/analysis/facts/source';
import { type RecognisedKind, recogniseKind } from '../../src/analysis/kinds/recognise';
import { contractTextFromPlain } from './contract-text';

/** What a paper written as plain lines is recognised as. */
export function recognised(plain: string): RecognisedKind {
  const contract = contractTextFromPlain(plain);
  return recogniseKind(sourceOf(contract, documentOf(contract)));
}

import { termKey } from '../document/capitalised-terms';
import { WHITE_SPACE } from '../lexicon/characters';

/**
 * Words that are written with a capital without being defined: those of offices and authorities, of statutes and places, of the paper itself
 * and its parts, of days and months.
 */
const WORDS = `
  Agreement Agreements Contract Lease Deed Amendment Addendum Order Letter Memorandum Undertaking Warranty Guaranty Note Certificate Form Terms Policy Conditions Plan Guidelines
  Section Article Clause Paragraph Subsection Schedule Exhibit Annex Appendix Attachment Recital Preamble Part Chapter Title Item Table Page Line
  Party Parties Signatory Undersigned Witness Person
  Act Code Law Statute Rule Regulation Directive Treaty Convention Constitution Bill Ordinance Decree Protocol
  State Federal National Government Governmental Authority Commission Congress Parliament Court Tribunal Judge Justice Ministry Minister Department Agency
  Bureau Office Council County City Town Borough District Province Commonwealth Crown Kingdom Republic Union States United Treasury Reserve Registrar
  Registry Embassy Senate Legislature Attorney General Police
  President Chief Executive Officer Chairman Chairperson Chair Director Directors Board Secretary Treasurer Manager Controller Counsel Vice Chancellor
  Committee Trustee Governor Mayor Commissioner Superintendent Principal Dean Comptroller Ombudsman
  Internet Web Bluetooth Java Bible God Earth Sun Euro Dollar Pound
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  January February March April May June July August September October November December
  North South East West Northern Southern Eastern Western Central American European African Asian Pacific Atlantic International
  Arbitration Association Institute Society Foundation University College School Hospital Church Bank Exchange Chamber Commerce Trust Fund
  Securities Bankruptcy Copyright Patent Trademark Tax Revenue Labor Labour Employment Companies Corporations Partnership
  Mr Mrs Ms Dr Esq Company Corporation Incorporated Limited
`;

/** By their keys. */
export const NO_TERMS: ReadonlySet<string> = new Set(WORDS.split(WHITE_SPACE).filter(Boolean).map(termKey));

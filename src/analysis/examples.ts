/**
 * The paper in which an example's clauses stand. Where two sides are named they are called by these words: licence, services and amendment
 * Provider and Customer; supply Supplier and Buyer; distribution Supplier and Distributor; nda Discloser and Recipient; employment Company
 * and Employee; lease Landlord and Tenant; loan Lender and Borrower; venture Alpha and Beta; agency Principal and Agent; franchise Franchisor and Franchisee; endorsement
 * Brand and Talent; consultancy Client and Consultant; terms 'we' and 'you'. In `export` the Buyer is from abroad. Of `whole` the example
 * is all of the paper; in `hidden` it cannot be seen on the page.
 */
export type Paper =
  | 'licence'
  | 'services'
  | 'supply'
  | 'distribution'
  | 'nda'
  | 'employment'
  | 'lease'
  | 'loan'
  | 'venture'
  | 'amendment'
  | 'agency'
  | 'franchise'
  | 'endorsement'
  | 'consultancy'
  | 'export'
  | 'terms'
  | 'whole'
  | 'hidden';

/**
 * The sentences by which a declaration is explained and tested: those that hit, each with words of what is then said, and near misses, each
 * with why it is none.
 */
export interface Examples {
  /** The paper of those that name none. */
  paper: Paper;
  hits: readonly (readonly [text: string, says: string, paper?: Paper])[];
  misses: readonly (readonly [text: string, why: string, paper?: Paper])[];
}

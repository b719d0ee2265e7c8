/**
 * Words that do the same work in a contract, a line each: the model sees them as one, so that what it learns of "entice away any
 * client" holds for "solicit a customer". The first word of a line names it. Words, or stems without the endings that words.ts cuts off.
 */
const LINES = `
licensor grantor owner franchisor lessor landlord
licensee grantee franchisee lessee tenant user subscriber
supplier seller vendor manufacturer provider producer contractor consultant subcontractor processor developer
buyer purchaser customer client recipient
distributor reseller dealer agent representative broker wholesaler retailer
employer company corporation principal
party parties either neither each both
affiliate subsidiary subsidiaries parent group
customers clients buyers purchasers consumers subscribers
employee employees personnel staff worker workers
solicit entice induce recruit divert lure approach canvass poach poaches poaching
hire employ engage retain
compete competes competing competitive competitor competitors competition noncompete rival rivals
disparage disparag disparaging disparagement derogatory defame defamatory denigrate malign criticize slander tarnish ridicule disrepute
reputation goodwill image
exclusive exclusively exclusivity sole solely only
first prior earlier
refusal offer negotiation
terminate terminat termination cancel cancell cancellation end ends ended discontinue
expire expir expiration expiry
renew renewal extend extension
notice notify notif notification notified
convenience reason cause
assign assignment transfer transferr delegate convey sublet
merger merge consolidate consolid acquisition reorganization
control ownership
consent approval permission authorization agreement
price prices pricing rate rates fee fees charge charges cost tariff
increase raise rais adjust adjustment escalate escalation
reduce reduction decrease lower lowest
fixed firm frozen unchanged constant
exceed exceeds exceeding excess above over beyond more greater
minimum least fewer less
maximum max cap ceiling limit limited limitation
favorable favourable favored favoured advantageous better
purchase buy order procure acquire
sell sale sales resell market distribute
quantity quantities volume volumes units amount number
shortfall deficiency
guarantee guaranteed commit commitment
royalty royalties commission commissions
revenue revenues proceeds receipts income takings
profit profits margin
share split divide
audit inspect inspection examine examination
books records accounts ledgers
liable liability liabilities responsible owe owes
consequential incidental indirect special punitive exemplary
negligence misconduct fraud
unlimited uncapped unrestricted
penalty penalties liquidated
insurance insured insurer coverage policy policies
warranty warranties warrant warrants warranted
period term duration
license licence licenses licences licensed sublicense sublicence
grant grants granted granting
perpetual perpetuity forever permanent
irrevocable irrevocably
transferable assignable sublicensable
software program programs code application
invention inventions improvement improvements development discovery discoveries
patent patents copyright copyrights trademark trademarks mark marks
intellectual proprietary
jointly joint co-own coown
escrow escrowed
contest challenge dispute attack oppose question impugn
sue suit lawsuit litigation
release waive discharge acquit
beneficiary beneficiaries
enforce enforceable enforceability
transition wind handover migration
following after upon thereafter subsequent
inventory stock
enterprise site
except excluding notwithstanding foregoing nothing
`;

/** The word that stands for each of the words above. */
export const SENSES: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, string] => [word, words[0] ?? word]);
    }),
);

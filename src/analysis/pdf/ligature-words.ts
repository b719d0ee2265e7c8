import { WHITE_SPACE } from '../lexicon/characters';

/**
 * Words of contracts that have one of the pairs of letters which fonts draw as one: fi, fl, ff, ft, tf, ti, tt. Ours, general English of
 * contracts; why no word list of npm: docs/decisions.md.
 */
export const LIGATURE_WORDS: readonly string[] = `
accepting accounting accreditation acquisition acting action actionable actions activate activated active actively
activities activity adaptation adaptations addition additional additionally additions adjudication administration
administrative administratively admitted adopting advertise advertised advertisement advertisements advertiser
advertising affair affairs affect affected affecting affects affidavit affidavits affiliate affiliated affiliates
affiliation affirm affirmation affirmative affirmatively affirmed affix affixed afford afforded aforementioned after
aftermarket afterwards aggregation aircraft allegation allegations allocation allocations allotted alteration
alterations alternative alternatively alternatives amortization analytical annotation anticipate anticipated
anticipation antitrust application applications appreciation appropriation approximation arbitrating arbitration
arbitrations arctic article articles articulated assertion assisting association associations assumption assumptions
atlantic attach attached attaching attachment attachments attack attain attained attempt attempted attempts attend
attendance attended attending attention attest attested attorn attorney attorneys attract attributable attribute
attributed auction auctions auditing audition austin authentic authentication authorisation authorities authorization
authorizations automatic automatically automation automotive aviation batteries battery beneficial beneficially
beneficiaries beneficiary benefit benefited benefits better bottom briefly british bulletin butter calculating
calculation calculations cancellation cancellations capabilities capitalization caption captions casting caution
certificate certificated certificates certification certifications certified certifies certify certifying cessation
characteristics circulation citation citizen citizens clarification classification classified codification coefficient
coffee cognition collaboration collaborative collating collecting collection collections collective collectively
combination combinations commercialization committed committee committees committing commodities communicating
communication communications commutation compensating compensation competing competition competitions competitive
competitor competitors compilation compilations completing completion composition computation computations
concentration condition conditional conditionally conditioned conditions conducting confidence confident confidential
confidentiality confidentially configuration configurations configure configured confine confined confirm confirmation
confirmations confirmed confirming confirms confiscation conflict conflicting conflicts confluence conjunction
connecting connection connections consecutive consenting consequential consideration considerations consisting
consolidation constituent constitute constituted constitutes constituting constitution construction consultation
consultations consulting consummation contesting continental contingencies contingency contingent continuance
continuation continue continued continues continuing continuity continuous continuously contracting contradiction
contributing contribution contributions convention conventional convertible conviction cooperation cooperative
coordination corporation corporations correction corrections corrective corruption cotton counterfeiting counting
crafted creating creation creative creatives critical criticism cultivation cumulative cumulatively customization
customizations cutting deactivate deception deceptive declaration declarations deductible deduction deductions
defaulting deficiencies deficiency deficient deficit define defined defines defining definite definition definitions
definitive deflation delegation deletion deliberation demonstration depicting deposition depreciation deputies
derivative derivatives description descriptions descriptive designation designations destination destruction
destructive detecting detection determination determinations deviation deviations diagnostic dictionary differ
difference differences different differential differently differing difficult difficulties difficulty diffusion
dilution direction directions directive directives discontinuance discontinuation discontinue discontinued
discontinuing discretion discretionary discrimination disinfection disposition dispositions disqualification
disqualified disruption dissemination dissolution distinct distinction distinctive distinguish distributing
distribution distributions diversification documentation domestic donation doubtful draft drafted drafting drafts
drift duration duties dutiful edification editing edition editions education educational effect effected effecting
effective effectively effectiveness effects effectuate efficacy efficiencies efficiency efficient efficiently effort
efforts election elections elective electrification elimination emitted emotional enacting encryption entice enticing
entire entirely entirety entities entitle entitled entitlement entitles entity enumeration equities eradication
escalation essential estimate estimated estimates estimating estimation evaluating evaluation evaluations eviction
evolution exaction examination examinations excavation exception exceptional exceptions executing execution executive
executives exemption exemptions exhibiting existing expectation expectations expediting expertise expiration
explanation exploitation exploration exporting exposition extinguish extraction fabrication facilities faction fiction
fide fiduciary field fields fifteen fifteenth fifth fifty fight figure figures file filed files filing filings fill
filled filling film films filter final finalise finality finalize finalized finally finance financed finances
financial financially financing financings find finding findings finds fine fines finger finish finished fire firewall
firm firms first fiscal fishing fit fitness fitted fitting fittings five fix fixed fixture fixtures flag flagged flash
flat flaw flaws fleet flexibility flexible flexibly flight flights float floating flood flooding floods floor floors
florida flow flowing flows fluctuation fluctuations fluid forecasting forfeiting formation formulation fortieth
foundation fraction fractional fractions fruition fulfil fulfill fulfilled fulfilling fulfillment fulfilment function
functional functionality functioning functions generation genetic getting gift gifts grafting granting gratification
guarantied guaranties habitation halting hereafter hereinafter hesitation hostility hosting humidification identical
identifiable identification identifications identified identifier identifies identify identifying identities identity
illustration illustrative imitation implementation implementing implication importation importing imposition inaction
incentive incentives inception incorporating incorporation indefinite indefinitely indemnification indemnified
indemnifies indemnities indicating indication indications indicative ineffective ineffectual inefficient inflammable
inflated inflation inflationary inflict influence influenced informatics information infraction initial initialed
initially initials initiate initiated initiates initiating initiation initiative initiatives injection injunction
injunctions injunctive innovation inscription inspecting inspection inspections inspiration installation installations
institute instituted institution institutional institutions instruction instructions insufficiency insufficient
integration intensification intention intentional intentionally intentions interaction interactions interactive
interconnection interdiction intermittent international interpretation interpretations interruption interruptions
intersection intervention introduction invalidation invention inventions investigating investigation investigations
investigator invitation invitations isolation itinerary jurisdiction jurisdictional jurisdictions justice justifiable
justification justified justify kinetic knitting latitude left legislation legislative legitimate letter lettering
letters levitation liabilities lift lifted lifting limitation limitations limiting liquidating liquidation listing
listings litigating litigation litigations little location locations logistic logistical logistics lottery machination
magnification malfunction malfunctions manifestation marketing massachusetts matter matters maturities mediation
mediations medication meeting meetings mention mentioned mentions migration misappropriation misclassification
misidentification misrepresentation misrepresentations mitigate mitigated mitigating mitigation moderation
modification modifications modified modifies monetization mortification motion motions motivation multifamily
multimedia multinational multiple multiplication multiplied multiply mutation mutilation narrative national
nationality nationally nations native nativity navigation negating negation negative negatively negotiable negotiate
negotiated negotiates negotiating negotiation negotiations nominating nomination nominations notation notice noticed
notices notification notifications notified notifies notify notifying noting notion notional novation nullification
numeration nutrition objecting objection objections objective objectively objectives obligating obligation obligations
observation observations occupation off offence offences offend offense offenses offensive offer offered offeree
offering offerings offeror offers office officer officers offices official officially officials offline offset offsets
offsetting offshore often oftentimes omitted omitting operating operation operational operations opportunistic
opportunities opposition optical optimization option optional optionee options organisation organisations organization
organizational organizations orientation origination overflow overtime pacific painting partial partially participant
participants participate participated participates participating participation particle particular particularly
particulars parties partition partitions patience patient patients pattern patterns penalties penetration perfecting
perfection permitted permitting perpetuities petition petitioner petitions pharmaceutical pharmaceuticals plaintiff
plaintiffs platform platforms plating playoff pointing politic political portfolio portfolios portion portions
position positioned positioning positions positive posting potential potentially practicable practical practically
practice practiced practices practicing practitioner precaution precautions preconditions prediction preferential
prefix preparation prescription presentation presentations presenting preservation preventing prevention preventive
primitive printing privatization proactive probation proclamation production productions productive productivity
proffer proffered proficiency proficient profile profiles profit profitability profitable profits prohibiting
prohibition prohibitions projection projections prolific promoting promotion promotional promotions prompting
properties proportion proportional proportionate proportionately proposition prosecuting prosecution prospective
prospectively protecting protection protections protective publication publications punitive purification putting
qualification qualifications qualified qualifies qualitative quantification quantitative quantities quantity question
questioned questionnaire questionnaires questions quitting quotation quotations ramification ramifications
ratification ratified ratifies ratify rating ratings ratio ration rational ratios reaction reactivate realization
reallocation recapitalization recitation reclamation reclassification recognition recommendation recommendations
reconciliation recondition reconfirm reconstruction recreation recreational rectification rectified rectify redaction
redemption redirection redistribution reduction reductions refinance refinanced refinancing refine refined refinement
reflect reflected reflecting reflection reflects refractive registration registrations regulating regulation
regulations rehabilitation rejecting rejection relating relation relations relationship relationships relative
relatively relocation remarketing remediation remitted remitting remuneration renovation reorganization repetition
repetitive reporting representation representations representative representatives representing reproduction
reproductions reputation requesting requisition reservation reservations resignation resolution resolutions respecting
respective respectively responsibilities restating restitution restoration restricting restriction restrictions
restrictive resulting retention retirement retroactive retroactively revelation revocation revolution rightfully
rotating rotation routine routinely royalties sanction sanctions satisfaction satisfactorily satisfactory satisfied
satisfies satisfy satisfying scaffold scaffolding scientific scientist seating section sectional sections securities
securitization selecting selection selective sensitive sensitivity separation setoff setting settings settle settled
settlement settlements settles settling shaft shift shifted shifting shifts shortfall shortfalls shutting significance
significant significantly simplification situation situations sixtieth sniff soft software solicitation solicitations
soliciting solution solutions sometimes sophisticated specialties specific specifically specification specifications
specificity specified specifies speculation speculative staff staffed staffing standstill starting static stating
station stationary stationery stations statistic statistical statistics still stipulation stipulations stuff
subcontracting submitted submitting subscription subscriptions subsection subsections substantial substantially
substantiate substantiated substantiation substantive substitute substituted substitutes substituting substitution
substitutions suffer suffered suffering suffers suffice sufficiency sufficient sufficiently suggesting supporting
swift syndication systematic tactical tariff tariffs taxation telecommunications terminating termination terminations
testify testifying testimony testing theft thefts thereafter thirtieth tick ticket tickets tidal tide tidy tied tier
tight tiles till tiller timber time timeframe timeline timelines timely times timetable timing tinted tip title titled
titles tractive traffic trafficking transaction transactions transition transitional translation translations
transmitted transmitting transportation treating treatise trusting tuition ultimate ultimately unaffected unaffiliated
unanticipated uncertified unclassified unconditional unconditionally undefined unfit unification unified unjustified
unmodified unofficial unqualified unspecified until untimely updating uptime utilities utility utilization utilize
utilized utilizes utilizing vacating vacation vacations validation valuation valuations variation variations varieties
verification verified verifies vesting victim violating violation violations vitiate volition voting waiting
warrantied warranties weighting wetting workflow writing writings written
`
  .trim()
  .split(WHITE_SPACE);

/** Those that hardly any contract does without: a font that loses ligatures breaks several of them. */
export const COMMONEST_LIGATURE_WORDS: readonly string[] = `
action additional affiliate affiliates after article attached attorneys benefit certificate competition condition
confidential confidentiality conflict defined definition different effect effective efforts entire fifteen file filed
final financial first five identified indemnification information jurisdiction left letter modified notice notices
notification notify obligation obligations off offer office officer parties profit qualified reflect representation
representatives satisfied section settlement significant software specific specified staff sufficient termination time
title transaction until written
`
  .trim()
  .split(WHITE_SPACE);

/**
 * Words that a broken word may look like by chance: what is left of 'better' without 'tt' is 'beer', and 'no on' are words of their own.
 * Nothing that is made of these alone is mended.
 */
export const WORDS_BY_CHANCE: ReadonlySet<string> = new Set(
  `
a able ace act add ads adverse age aged ago aid air all also am an and ant any are area arm armed arms art as ash ask at ate auto away
back bad bag bail bar base bay be bed been beer bet bid big bill bit board bond book boom both box boy bus but buy by
call came can cap car care case cent cents city club co code coin come con coon copy corn cost cover cut
date day days de deal dear debt deed did die dies do does done door down dry due dues
each ease east easy eat edge edit egg end ends era even ever every eye
face fact fail fair fall far farm fast fear fee fees feel few for force form four free from full fund
gas gave get give given go goes gold good got
had half hand hard has hat have he head hear heat held help her here high him his hit hold home hope hot hour hours how
i ice if ill in inch income ink inn into is issue it item items its
job join jump just keep kept key kind knew know
la lab land last late law lawn lay lead led leer leg les less let lie line lines link list live loan local lock long look loss lost lot low
made mail main make male man many map march mark may me mean meet men met mid mile mill mind mine ming minor miss mode month more most
move much must my name nave near net new next no non noon nor not note notes now
o of off oil old on once one ones only open or order other our out over own owing
page paid pains pair pal par park part pass past pay peer per pet pie place plain plains plan plane play plus po point pool poor port post pot prey prices
pro prove public pull pure put race rail rain ran rat rate rates raw re read ready real rear rent rest rice rich ride right ring rise risk road
role room root row rule run safe said sale same sat save saw say sea seal seat see seed seek seen sees sell send sent serve set sever shall
she ship shop short show shut sick side sign sin sit site six size skin so sold sole some son soon sort south species spot st star stay step stop
store such sum sun sure tax team tell ten term test text than that the their them then there these they thin thing this those three time to
today told ton too took tool top total town tracking trade tree trial trust try turn two type un under unit up upon us use used user uses
via view visa vote wage wait walk wall want war was way we week well went were west what when who why wide wife will win wire wise with
woman won word work world worth would year yes yet you young your zone
`
    .trim()
    .split(WHITE_SPACE),
);

import { describe, expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { extractContract } from '../../src/analysis/pdf/pdf';
import { composeMemo } from '../../src/exports/memo';
import type { Memo } from '../../src/exports/memo-blocks';
import { printMemo } from '../../src/exports/print-memo';
import { decision, reviewOf } from '../support/exported-run';
import { faultyAnalysis, judgedAnalysis, sixSentences } from '../support/findings';

/** All that a memo says, in order. */
function wordsOf(memo: Memo): string {
  const words: string[] = [];
  JSON.stringify(memo, (_, part) => {
    if (typeof part === 'string') words.push(part);
    return part;
  });
  return words.join('\n');
}

const reviewed = {
  'facts.governingLaw': decision('corrected', 'England', 'See the amendment.'),
  'riskAssessment.riskFactors.0': decision('corrected', 'low', 'Insured'),
  'riskAssessment.riskFactors.1': decision('rejected', null, 'It was struck out.'),
  'facts.parties.0': decision('accepted'),
};

describe('drafting faults', () => {
  const sectionOf = (decisions: Parameters<typeof reviewOf>[0], extent: 'all' | 'accepted' = 'all') =>
    composeMemo(reviewOf(decisions, { extent }, faultyAnalysis(sixSentences()))).sections.find(
      ({ heading }) => heading === 'Drafting',
    );

  test('stand with both of their passages and how many more there are', () => {
    expect(sectionOf({})?.blocks).toEqual([
      {
        kind: 'finding',
        title: 'Term defined twice',
        severity: null,
        text: '“Term” is defined twice, and not in the same way.',
        quotes: [
          { text: 'Either party may end it at any time.', page: 1 },
          { text: 'The Supplier’s liability shall be unlimited.', page: 1 },
        ],
        advice: null,
        decision: null,
      },
      { kind: 'list', items: ['Term defined twice: 2 more'] },
    ]);
  });

  test('go out like other findings where only accepted ones do', () => {
    expect(sectionOf({}, 'accepted')).toBeUndefined();
    expect(sectionOf({ 'drafting.faults.0': decision('accepted') }, 'accepted')?.blocks).toHaveLength(1);
    expect(sectionOf({ 'drafting.faults.0': decision('rejected', null, 'Meant so.') })?.blocks).toHaveLength(1);
  });
});

describe('a memo of all findings', () => {
  const memo = composeMemo(reviewOf(reviewed));
  const section = (heading: string) => JSON.stringify(memo.sections.find((part) => part.heading === heading) ?? null);

  test('names document, reviewer, date, run and engine', () => {
    expect(Object.fromEntries(memo.particulars)).toMatchObject({
      Document: 'Umowa § 5.pdf',
      'Prepared by': 'Ada King',
      Date: 'November 21, 2026',
      Analysis: 'November 19, 2026, built-in engine, version test (run 0a1b2c3d)',
      Findings: 'all; 4 of 7 decided by a reviewer',
    });
  });

  test('gives each fact its value, page and review', () => {
    expect(section('Key facts')).toContain(
      JSON.stringify([
        'Governing law',
        'England',
        '1',
        'Corrected from New York by Małgorzata Жукова on November 20, 2026: See the amendment.',
      ]),
    );
    expect(section('Key facts')).toContain('["Agreement date","Mar 1, 2026","1","Not reviewed"]');
  });

  test('a value that has to be checked says so, until a reader has judged it', () => {
    const analysis = judgedAnalysis(sixSentences());
    analysis.facts.governingLaw = { ...analysis.facts.governingLaw, standing: 'to_check' };
    const facts = (decisions: Parameters<typeof reviewOf>[0]) =>
      JSON.stringify(
        composeMemo(reviewOf(decisions, {}, analysis)).sections.find((one) => one.heading === 'Key facts'),
      );
    expect(facts({})).toContain('"New York (to check)"');
    expect(facts({ 'facts.governingLaw': decision('accepted') })).not.toContain('(to check)');
    analysis.facts.governingLaw = { ...analysis.facts.governingLaw, status: 'absent', value: null };
    expect(facts({})).toContain('"Not found for certain; please check"');
    analysis.facts.governingLaw = { ...analysis.facts.governingLaw, standing: 'asserted' };
    expect(facts({})).toContain('"Not found in the page read"');
  });

  test('tells what was not found, not read, not worked out and not clear apart', () => {
    type Status = 'absent' | 'unreadable' | 'failed' | 'ambiguous';
    const words = (status: Status, value: string | null = null, pending?: number[]) => {
      const analysis = judgedAnalysis(sixSentences());
      analysis.coverage = { ...analysis.coverage, pages: 3, read: 2, ...(pending && { pending }) };
      analysis.facts.governingLaw = { status, value, normalized: null, confidence: 0, evidence: [] };
      const facts = composeMemo(reviewOf({}, {}, analysis)).sections.find(({ heading }) => heading === 'Key facts');
      return facts?.blocks
        .flatMap((block) => (block.kind === 'table' ? block.rows : []))
        .find(([name]) => name === 'Governing law')?.[1];
    };
    expect(words('absent')).toBe('Not found in the 2 pages read');
    expect(words('unreadable')).toBe('Not found in the 2 of 3 pages that could be read');
    expect(words('unreadable', null, [3])).toBe('Not found in the 2 of 3 pages that had been read by then');
    expect(words('failed')).toBe('Could not be worked out; please check the contract');
    expect(words('ambiguous', 'Texas or Ohio')).toBe('Texas or Ohio (the contract can be read in more than one way)');
  });

  test('lists the key terms with their pages, unless only accepted findings go out', () => {
    const analysis = judgedAnalysis(sixSentences());
    analysis.keyTerms.obligations = ['Supplier must supply.', 'Buyer must pay.'];
    analysis.keyTerms.evidence = {
      ...analysis.keyTerms.evidence,
      obligations: [analysis.facts.governingLaw.evidence, []],
    };
    expect(JSON.stringify(composeMemo(reviewOf({}, {}, analysis)))).toContain(
      JSON.stringify([
        ['Obligations', 'Supplier must supply.', '1'],
        ['', 'Buyer must pay.', '–'],
      ]),
    );
    expect(JSON.stringify(composeMemo(reviewOf({}, { extent: 'accepted' }, analysis)))).not.toContain('must supply');
  });

  test('lists a risk by the severity that it was given, with quote, page, advice and decision', () => {
    expect(memo.sections.find(({ heading }) => heading === 'Risks')?.blocks).toEqual([
      {
        kind: 'finding',
        title: 'Liability without limit',
        severity: 'low',
        text: 'The liability of the Supplier has no limit.',
        quotes: [{ text: 'The Supplier’s liability shall be unlimited.', page: 1 }],
        advice: 'Agree on a cap.',
        decision: 'Severity changed from high to low by Małgorzata Жукова on November 20, 2026: Insured.',
      },
    ]);
  });

  test('tells what was set aside, and why, apart from the rest', () => {
    expect(section('Set aside by the reviewer')).toContain(
      'Rejected by Małgorzata Жукова on November 20, 2026: It was struck out.',
    );
    expect(section('Summary')).toContain('Risks in this memorandum: 1 low.');
  });

  test('quotes words once that are clauses of several kinds, each with its decision', () => {
    const analysis = judgedAnalysis(sixSentences());
    const [clause] = analysis.clauses;
    if (!clause) throw new Error('no clause');
    analysis.clauses = [
      { ...clause, category: 'Insurance' },
      { ...clause, category: 'Audit Rights' },
    ];
    const review = reviewOf({ 'clauses.0': decision('accepted') }, {}, analysis);
    const second = review.findings.find(({ path }) => path === 'clauses.0');
    if (!second) throw new Error('no finding');
    review.findings.push({
      ...second,
      path: 'clauses.1',
      title: 'Audit Rights',
      value: 'Audit Rights',
      decision: null,
    });
    const clauses = composeMemo(review).sections.find(({ heading }) => heading === 'Clauses');
    expect(clauses?.blocks).toMatchObject([
      {
        rows: [
          [
            'Insurance; Audit Rights',
            '“The law of the State of New York governs it.”\nInsurance: Accepted by Małgorzata Жукова on November 20, 2026.',
            '1',
          ],
        ],
      },
    ]);
  });

  test('sets a quote from a table in one line', () => {
    const analysis = judgedAnalysis(sixSentences());
    const [, risk] = analysis.riskAssessment.riskFactors;
    const [evidence] = risk?.evidence ?? [];
    if (!evidence) throw new Error('no evidence');
    evidence.quote = 'Fees\t$ 5\nTerm\t 1 year';
    expect(JSON.stringify(composeMemo(reviewOf({}, {}, analysis)))).toContain('"text":"Fees $ 5 Term 1 year"');
  });

  test('says what has to be checked, until a reader vouches for it', () => {
    const analysis = judgedAnalysis(sixSentences());
    for (const risk of [...analysis.riskAssessment.riskFactors, ...analysis.compliance.findings])
      risk.standing = 'to_check';
    const words = wordsOf(composeMemo(reviewOf({}, {}, analysis)));
    expect(words).toContain('Risks in this memorandum: 2 to check.');
    expect(words.match(/ \(to check\)/g)).toHaveLength(3);
    const accepted = { 'riskAssessment.riskFactors.0': decision('accepted') };
    expect(wordsOf(composeMemo(reviewOf(accepted, {}, analysis))).match(/ \(to check\)/g)).toHaveLength(2);
  });

  test('says nothing of reviews where there was none', () => {
    const facts = composeMemo(reviewOf()).sections.find(({ heading }) => heading === 'Key facts');
    expect(JSON.stringify(facts)).toContain('["Agreement date","Mar 1, 2026","1"]');
    expect(JSON.stringify(facts)).not.toContain('Review');
  });

  test('high risks come first', () => {
    const { sections } = composeMemo(
      reviewOf({ 'riskAssessment.riskFactors.1': decision('corrected', 'high', 'Grave') }),
    );
    const risks = sections
      .find(({ heading }) => heading === 'Risks')
      ?.blocks.map((block) => 'severity' in block && block.severity);
    expect(risks).toEqual(['high', 'high']);
  });
});

test('a memo of what was accepted holds nothing else, nor the engine’s summary', () => {
  const words = wordsOf(composeMemo(reviewOf(reviewed, { extent: 'accepted' })));
  expect(words).toContain('England');
  expect(words).toContain('Łódź Mühle GmbH');
  for (const absent of [
    'Termination at any time',
    'struck out',
    'No processor terms',
    'A short contract.',
    'Mar 1, 2026',
  ])
    expect(words).not.toContain(absent);
});

test('an analysis without findings still makes a memo', () => {
  const words = wordsOf(composeMemo(reviewOf({}, { findings: [] })));
  expect(words).toContain('This memorandum lists no risks.');
});

test('what is open about the document stands in it', () => {
  const analysis = judgedAnalysis(sixSentences());
  const fine = { status: 'complete' as const, note: 'Fine.', items: [] };
  const blanks = {
    status: 'incomplete' as const,
    note: 'One blank.',
    items: [{ label: 'Blank', page: 2, evidence: [] }],
  };
  analysis.completeness = { complete: false, pages: fine, blanks, exhibits: fine, signatures: fine };
  const memo = composeMemo(reviewOf({}, {}, analysis));
  expect(JSON.stringify(memo.sections)).toContain('["Blanks and omissions","One blank.","2"]');
});

describe('printed', () => {
  const hostile = '§ 5 “Fees” – € 5.000 – Żółć Жукова Ελλάδα <b>&amp;\u0001\u000b\ud800]]>';
  const long = Array.from({ length: 400 }, (_, i) => `word${i}`).join(' ');
  const memo = composeMemo(
    reviewOf(
      {
        ...reviewed,
        'clauses.0': decision('rejected', null, long),
        'compliance.findings.0': decision('accepted', null, hostile),
      },
      { preparedBy: 'Ж'.repeat(300), preparedAt: new Date('2026-11-21T08:00:00Z') },
    ),
  );

  test('as PDF: every word can be read again, in any script, and pages are numbered', async () => {
    const contract = await extractContract(await printMemo(memo, 'pdf'));
    const text = contract.text.replace(/\s+/g, ' ');
    for (const words of [
      '§ 5 “Fees” – € 5.000 – Żółć Жукова Ελλάδα <b>&amp;',
      'Łódź Mühle GmbH',
      'word60',
      '“The Supplier’s liability',
    ])
      expect(text).toContain(words);
    for (const { number } of contract.pages) expect(text).toContain(`Page ${number} of ${contract.pages.length}`);
    expect(contract.pages.length).toBeGreaterThan(1);
  });

  test('as DOCX: well-formed, with headings and real tables', async () => {
    const parts = unzipSync(await printMemo(memo, 'docx'));
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(xml).toContain('§ 5 “Fees” – € 5.000 – Żółć Жукова Ελλάδα &lt;b&gt;&amp;amp;');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    expect(xml).toContain('w:val="Heading1"');
    expect(xml.match(/<w:tbl>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(strFromU8(parts['word/footer1.xml'] ?? new Uint8Array())).toContain('NUMPAGES');
  });

  test('one that takes too long is given up', async () => {
    await expect(printMemo(memo, 'pdf', 1)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a memo that cannot be set is an error, not a hang', async () => {
    await expect(printMemo({ ...memo, sections: null as never }, 'pdf')).rejects.toThrow('could not be made');
  });
});

import { OVERLAY_TEXTS } from './landing';
import { failCall, mendCall, openHeld, SAMPLE, type Screen, type Stage } from './screen';

const UPLOAD = '**/api/contracts/upload';
const ONE = /\/api\/contracts\/[0-9a-f-]{36}$/;
const held = openHeld('/analysis/00000000-0000-4000-8000-000000000000', '**/api/contracts/0*');

async function contractsOf({ site, user }: Stage): Promise<{ id: string }[]> {
  const answer = await site.call('GET /api/contracts', { as: user.cookies });
  return ((await answer.json()) as { contracts: { id: string }[] }).contracts;
}

/** A contract that nobody analyses yet. */
async function openUploaded(stage: Stage): Promise<void> {
  await stage.stopWorker();
  const body = new FormData();
  body.set('pdf', new File([await Bun.file(SAMPLE).bytes()], 'saas-agreement.pdf'));
  await stage.site.call('POST /api/contracts/upload', { as: stage.user.cookies, body });
  await openNewest(stage);
}

async function openNewest(stage: Stage): Promise<void> {
  const [newest] = await contractsOf(stage);
  await stage.page.goto(`${stage.site.base}/analysis/${newest?.id}`);
}

/** As if the engine had judged otherwise: the contract is the server's, but for these parts of the analysis. */
async function openJudged(stage: Stage, overallRisk: string, compliance: { issues?: string[] } = {}): Promise<void> {
  await stage.page.unroute(ONE);
  await stage.page.route(ONE, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.contract.aiAnalysis.riskAssessment.overallRisk = overallRisk;
    Object.assign(json.contract.aiAnalysis.compliance, compliance);
    await route.fulfill({ response, json });
  });
  await openNewest(stage);
}

const choose = ({ page }: Stage) => page.getByRole('dialog').locator('input[type=file]').setInputFiles(SAMPLE);

export const DOCUMENTS: readonly Screen[] = [
  {
    name: '/documents',
    address: '/documents',
    as: 'user',
    states: [
      {
        section: 2,
        how: 'opened without documents',
        texts: ['My Documents', 'No documents yet', 'Upload New Document'],
      },
      {
        section: 8,
        how: 'an upload that the server refuses without a word',
        reach: async (stage) => {
          await failCall(stage, UPLOAD, 502);
          await stage.page.goto(`${stage.site.base}/documents?upload=true`);
          await choose(stage);
        },
        texts: ['Supports PDF files up to 50MB', 'Error'],
        logged: ['Upload failed: Bad Gateway'],
      },
      {
        section: 2,
        how: 'a PDF is uploaded',
        reach: async (stage) => {
          await mendCall(stage, UPLOAD);
          await stage.page.route(ONE, (route) => route.fulfill({ status: 503, body: '' }));
          await choose(stage);
        },
        texts: OVERLAY_TEXTS,
      },
      {
        section: 8,
        how: 'a status check fails',
        logged: ['Status check failed: Service Unavailable'],
      },
      {
        section: 2,
        how: 'the list, while the analysis runs',
        reach: async (stage) => {
          await stage.page.unroute(ONE);
          await stage.page.goto(`${stage.site.base}/documents`);
        },
        texts: ['Processing', 'View Analysis'],
      },
      {
        section: 2,
        how: 'a search without a match',
        reach: ({ page }) => page.getByRole('searchbox').fill('no such file'),
        texts: ['No documents found'],
      },
    ],
  },
  {
    name: '/analysis/{contractId}',
    as: 'user',
    states: [
      { section: 2, how: 'opened, nothing has answered', reach: held.reach, texts: ['Loading analysis results...'] },
      {
        section: 2,
        how: 'there is no such contract',
        reach: held.go,
        texts: ['Analysis Not Found', 'The contract analysis could not be loaded. Please try again.'],
      },
      {
        section: 2,
        how: 'a contract that is being analysed',
        reach: openUploaded,
        texts: ['Analysis In Progress', 'Your contract is being analyzed. Please check back in a few minutes.'],
      },
      {
        section: 2,
        how: 'the analysis is completed',
        reach: ({ startWorker }) => startWorker(),
        texts: [
          'Contract Overview',
          'HIGH RISK',
          'Executive Summary',
          'Key Terms',
          'Risk Assessment',
          'Back to Contracts',
        ],
      },
      {
        section: 2,
        how: 'the overall risk is medium, and there are issues of compliance',
        reach: (stage) => openJudged(stage, 'medium', { issues: ['The contract names no retention period.'] }),
        texts: ['MEDIUM RISK', 'Compliance Review'],
      },
      {
        section: 2,
        how: 'the overall risk is low',
        reach: (stage) => openJudged(stage, 'low'),
        texts: ['LOW RISK'],
      },
    ],
  },
];

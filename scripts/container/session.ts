import type { Contract, ContractListItem } from '../../src/shared/contracts';
import { eventually } from '../../tests/support/eventually';

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse' };
const LIMIT_MS = 120_000;

/** Somebody who uses a server by its public calls. */
export class Session {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  /** Signs Ada in, up before that where she has no account yet. @throws Error where it does not work */
  static async open(url: string): Promise<Session> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(ADA) };
    await fetch(`${url}/api/auth/signup`, init);
    const answer = await fetch(`${url}/api/auth/signin`, init);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (!answer.ok || !cookie) throw new Error(`Ada is not signed in: ${answer.status} ${await answer.text()}`);
    return new Session(url, cookie);
  }

  /** @throws Error where the answer is no success */
  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(this.url + path, { ...init, headers: { ...init.headers, cookie: this.cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  async upload(pdf: Uint8Array, filename: string): Promise<string> {
    const body = new FormData();
    body.set('pdf', new File([pdf as Uint8Array<ArrayBuffer>], filename));
    const answer = await this.call('/api/contracts/upload', { method: 'POST', body });
    return ((await answer.json()) as { contract: Contract }).contract.id;
  }

  async contracts(): Promise<ContractListItem[]> {
    return ((await (await this.call('/api/contracts')).json()) as { contracts: ContractListItem[] }).contracts;
  }

  /** The contract once its analysis has ended. */
  async analysed(id: string): Promise<Contract> {
    return await eventually(async () => {
      const { contract } = (await (await this.call(`/api/contracts/${id}`)).json()) as { contract: Contract };
      return contract.status !== 'processing' && contract;
    }, LIMIT_MS);
  }
}

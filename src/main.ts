import type { Server } from 'bun';
import type { Logger } from 'pino';
import { createApp, createWorkerApp, serveOptions } from './app';
import { faultLine } from './cli/startup-fault';
import { type Config, ConfigError, readConfig } from './config';
import { openConfiguredDatabase } from './db/open';
import { secretBox } from './factors/secret-box';
import { checkExtraction } from './jobs/extract';
import { startIndexing } from './jobs/indexing';
import { startMailer } from './jobs/mailer';
import { mistralScanReader } from './jobs/mistral-scan-reader';
import { modelReviewer } from './jobs/model-reviewer';
import { ocrSettings, reviewSettings } from './jobs/model-settings';
import { startPurging } from './jobs/purge';
import { startRelisting } from './jobs/relist';
import { startReminders } from './jobs/reminders';
import { startSweep } from './jobs/sweep';
import { startWorker } from './jobs/worker';
import { createLog } from './log';
import type { DeliverDeps } from './mail/deliver';
import { mailQueue } from './mail/queue-mail';
import { type MailSettings, mailSettings } from './mail/settings';
import type { AppDeps } from './routes/deps';
import { endInOrder, Shutdown } from './shutdown';
import { openStorage } from './storage/open';

/** Throws before anything was started if the port can't be had. A second look comes when we really listen. */
async function checkPort({ HOST, PORT }: Config): Promise<void> {
  if (PORT === 0) return;
  const probe = listening(HOST, PORT, () => Bun.serve({ hostname: HOST, port: PORT, fetch: () => new Response() }));
  await probe.stop(true);
}

/** Runs what listens, and puts its failure in words. */
function listening<T>(host: string, port: number, listen: () => T): T {
  try {
    return listen();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `Port ${port} of ${host} is in use. Stop the program that uses it, or set PORT to another one.`,
      );
    if (code === 'EACCES') throw new ConfigError(`Port ${port} may not be used by this user. Set PORT above 1023.`);
    throw new ConfigError(`Nothing can listen on port ${port} of ${host} (HOST): ${(error as Error).message}`);
  }
}

function listen(deps: AppDeps, shutdown: Shutdown): string {
  const { HOST, PORT } = deps.config;
  const app = deps.config.ROLE === 'worker' ? createWorkerApp(deps) : createApp(deps);
  listening(HOST, PORT, () => app.listen({ ...serveOptions, hostname: HOST, port: PORT }));
  const { server } = app;
  if (!server) throw new Error('The server did not start');
  shutdown.addWork('http', () => endHttp(server, deps.config));
  return `http://${addressOf(HOST)}:${server.port}`;
}

/**
 * Serves on for the delay, in which balancers learn from `/api/ready` to send nothing more; then takes no more connections and lets the
 * requests in hand end.
 */
async function endHttp(server: Server<unknown>, config: Config): Promise<void> {
  await Bun.sleep(config.SHUTDOWN_DELAY_SECONDS * 1_000);
  await Promise.race([server.stop(false), Bun.sleep(config.SHUTDOWN_TIMEOUT_SECONDS * 1_000)]);
  await server.stop(true);
}

/** How long the work in hand may take from the signal on, in milliseconds. */
const workMs = (config: Config) => (config.SHUTDOWN_DELAY_SECONDS + config.SHUTDOWN_TIMEOUT_SECONDS) * 1_000;

/** A host to type into a browser. */
function addressOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The models that review contracts and read scans, where they are configured; each is told in the log with where it sends what. */
function modelsOf(config: Config, log: Logger) {
  const review = reviewSettings(config);
  if (review) {
    const { provider, model, baseUrl } = review;
    log.info({ provider, model, server: new URL(baseUrl).host }, 'contracts are reviewed by a model');
  }
  const ocr = config.OCR ? ocrSettings(config) : null;
  if (ocr) log.info({ model: ocr.ocrModel, server: ocr.serverUrl }, 'scanned pages are read by Mistral');
  return { reviewer: review && modelReviewer(review, log), scanReader: ocr && mistralScanReader(ocr, log) };
}

/** Starts the sending of e-mails. A server that does not answer now is the operator's concern, not the start's: what is to be sent waits. */
async function startMail(deps: Omit<DeliverDeps, 'server' | 'site' | 'timing'>, settings: MailSettings) {
  const { openMailServer } = await import('./mail/mail-server');
  const server = openMailServer(settings);
  const { host } = settings.server;
  void server.check().then(
    () => deps.log.info({ server: host }, 'emails are sent by this server'),
    (error: Error) =>
      deps.log.warn(
        { server: host, reason: error.message },
        'the mail server does not answer as it should: see SMTP_URL',
      ),
  );
  return startMailer({ ...deps, server, site: settings.site });
}

/** Starts the parts that the role has, each after what it rests on. Answers the line to print. */
async function start(config: Config, shutdown: Shutdown): Promise<string> {
  const log = createLog(config.LOG_LEVEL);
  const serves = config.ROLE !== 'worker';
  const works = config.ROLE !== 'web';
  if (config.ROLE !== 'all' && !config.DATABASE_URL)
    throw new ConfigError(`Settings: ROLE=${config.ROLE} needs DATABASE_URL: an embedded database serves one process.`);
  const listens = serves || config.METRICS_TOKEN !== undefined;
  if (listens) await checkPort(config);
  const onCrash = (exitCode: number) => log.error({ exitCode }, 'the embedded database ended and is started again');
  const onNote = (note: string) => log.warn(note);
  const database = await openConfiguredDatabase({ ...config, kind: 'server', onCrash, onNote });
  shutdown.add('database', database.close);
  if (database.migrated > 0) log.info({ migrations: database.migrated }, 'migrated the database');
  const now = () => new Date();
  const { db } = database;
  const storage = await openStorage(config, { onOutage: (why) => log.warn(`the file store is down: ${why}`) });
  if (config.ROLE !== 'all' && !config.S3_BUCKET)
    log.warn(`files are kept in ${config.DATA_DIR}/files: every process must see this folder, or S3_BUCKET be set`);
  let wakeWorker = () => {};
  const mail = mailSettings(config);
  const queueMail = mail ? mailQueue() : undefined;
  if (works) {
    const sweep = startSweep({ db, storage, log, now, config });
    shutdown.addWork('sweep', sweep.stop);
    const relisting = startRelisting({ db, log });
    shutdown.addWork('relisting', relisting.stop);
    const purging = startPurging({ db, log, now, embeddedFolder: config.DATABASE_URL ? null : config.DATA_DIR });
    shutdown.addWork('purging', purging.stop);
    const indexing = startIndexing({ db, log });
    shutdown.addWork('indexing', indexing.stop);
    const { reviewer, scanReader } = modelsOf(config, log);
    const models = { reviewer: reviewer ?? undefined, scanReader: scanReader ?? undefined };
    const worker = startWorker({ config, db, storage, log, queueMail, ...models, timing: { drainMs: workMs(config) } });
    shutdown.addWork('worker', worker.stop);
    wakeWorker = worker.wake;
    if (mail) {
      shutdown.addWork('mail', (await startMail({ db, log, now }, mail)).stop);
      shutdown.addWork('reminders', startReminders({ db, log, now }).stop);
    }
    // Not waited for: it takes a third of a second, and a failure concerns the operator, not the start.
    void checkExtraction().catch((error: Error) => log.error(error.message));
  }
  endInOrder(shutdown, log, workMs(config));
  const basics = { config, db, storage, secretBox: secretBox(config), log, now };
  const address = listens
    ? listen({ ...basics, wakeWorker, queueMail, stopping: shutdown.signal }, shutdown)
    : undefined;
  if (!serves)
    return `Counterpart is ready to analyse (ROLE=worker)${address ? `, metrics at ${address}/api/metrics` : ''}`;
  return `Counterpart is ready at ${address}`;
}

const shutdown = new Shutdown();
try {
  console.log(await start(readConfig(process.env), shutdown));
} catch (error) {
  console.error(faultLine(error));
  await shutdown.run();
  process.exit(1);
}

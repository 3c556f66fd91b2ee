import type { RequestListener, Server } from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { type Config, loadConfig } from '#config/config.ts'
import { SettingsError } from '#config/env.ts'
import { DatabaseUnavailable } from '#database/client.ts'
import { isDatabaseUnavailable, rootMessage } from '#database/is-unavailable.ts'
import { DEFAULT_SETTINGS, fillSettings, getSettings } from '#domain/base/settings/index.ts'
import { isSetupOpen, setupTokenOf } from '#domain/accounts/roles/index.ts'
import { answering, createApp, createJobsApp } from './app.ts'
import { holdsDemoYear, removeDemoAccounts } from './demo/demo-accounts.ts'
import { demoVoucherCode } from './demo/demo-voucher.ts'
import { DEMO_COMPANY, DEMO_DELIVERY, DEMO_GIFTS, DEMO_SOCIAL } from './demo/demo-settings.ts'
import { type DemoContents, fillDemo } from './demo/fill-demo.ts'
import { loopbackOnly } from './demo/loopback-only.ts'
import { createHttpServer } from './http-server.ts'
import { lookForPictures } from './jobs/look-for-pictures.ts'
import { hearChanges, nextChange } from './pages/hear-changes.ts'
import { PageCache } from './pages/page-cache.ts'
import { builtPages, livePages } from './pages/render.ts'
import { openServices, type Services } from './services.ts'
import { stopOnSignals } from './stop.ts'
import { startWorker } from './worker.ts'

/** A problem that a person can fix: its message is one sentence. Anything else is a bug and shows its stack. */
class CannotStart extends Error {}

try {
  await start(loadConfig())
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
}

/**
 * Returns one sentence on an error that the person who starts the shop can do something about.
 * @throws any other error
 */
function sentenceOf(error: unknown): string {
  const isSentence = [CannotStart, SettingsError, DatabaseUnavailable].some((kind) => error instanceof kind)
  if (error instanceof Error && isSentence) return error.message
  if (isDatabaseUnavailable(error)) return `The database does not answer: ${rootMessage(error)}.`
  throw error
}

async function start(config: Config): Promise<void> {
  const contents = demoContents(config)
  const server = createHttpServer()
  const services = await openServices(config)
  services.log.info({ release: config.release, role: config.role }, 'the shop starts')
  // Before the settings, which ask whether there is an admin.
  if (!config.isDemo) await leaveDemo(services)
  await fillEmptySettings(services)
  const signInHints = await prepareAccounts(services, contents)

  const cache = new PageCache(config.siteUrl, {
    nextChange: () => nextChange(services, new Date()),
    inFront: services.sharedCache,
  })
  await hearChanges(services, cache)
  if (config.role !== 'jobs') await tellWatchers(services)
  await answerRequests(server, services, cache)
  const worker = listen(server, config).then(() =>
    config.role === 'web' ? undefined : startWorker(services),
  )
  // From the first moment in which somebody can see that the shop is there.
  const stop = stopOnSignals(server, services, { stop: async () => (await worker)?.stop() })
  await worker
  await restartWhenReplaced(services, stop)
  const { opening } = await getSettings(services.newCtx(services.log))
  announce(config, { isOpen: opening.isOpen, signInHints })
  await lookForPictures(services)
}

/** Passes on what the database announces to the pages that are open in browsers. */
async function tellWatchers({ database, orderWatchers, dayWatchers, peopleOnline }: Services): Promise<void> {
  await database.listen(
    'krok_orders',
    (orderId) => orderWatchers.notify(orderId),
    () => orderWatchers.notifyAll(),
  )
  await database.listen(
    'krok_tables',
    (day) => dayWatchers.notify(day),
    () => dayWatchers.notifyAll(),
  )
  await database.listen(
    'krok_sessions',
    (userId) => peopleOnline.end(userId),
    () => peopleOnline.endAll(),
  )
}

/** Ends with a shop that a backup has taken the place of: what is kept of it in memory would be wrong. */
async function restartWhenReplaced({ database, log }: Services, stop: () => Promise<void>): Promise<void> {
  const restart = () => {
    log.warn('a backup takes the place of this shop: the process ends, to be started again')
    void stop()
  }
  await database.listen('krok_restart', restart, () => {})
}

/**
 * Reads from the command what a new demo begins with.
 * @throws CannotStart if it says something else, or is no demo's
 */
function demoContents({ isDemo }: Config): DemoContents {
  const options = { empty: { type: 'boolean' }, year: { type: 'boolean', default: true } } as const
  const args = process.argv.slice(2)
  if (args.length > 0 && !isDemo) throw new CannotStart('Only the demo, without SITE_URL, takes arguments.')
  try {
    const { empty, year } = parseArgs({ args, options, allowNegative: true }).values
    return empty ? 'nothing' : year ? 'year' : 'goods'
  } catch {
    throw new CannotStart('Use: npm start [-- --empty | --no-year]')
  }
}

/** For production on the data of a demo. Invented invoices and reviews cannot be taken out of the books again. */
async function leaveDemo({ newCtx, log }: Services): Promise<void> {
  const ctx = newCtx(log)
  if (await holdsDemoYear(ctx)) {
    throw new CannotStart(
      'This database has the invented orders, invoices and reviews of a demo: give the shop its own, in DATABASE_URL or DATA_DIR.',
    )
  }
  await removeDemoAccounts(ctx)
}

async function answerRequests(server: Server, services: Services, cache: PageCache): Promise<void> {
  const { role, isDemo, isDevelopment } = services.config
  const answer = (listener: RequestListener) =>
    server.on('request', isDemo ? loopbackOnly(listener) : listener)
  if (role === 'jobs') {
    const listener = getRequestListener(createJobsApp(services).fetch)
    answer((request, response) => void listener(request, response))
    return
  }
  if (isDevelopment) {
    const { render, vite } = await livePages(server)
    cache.turn('off')
    const listener = getRequestListener(createApp(services, render, cache).fetch)
    answer((request, response) => {
      vite.middlewares(request, response, () => void listener(request, response))
    })
    return
  }
  answer(answering(createApp(services, await builtPages(), cache), cache, services.metrics))
}

async function listen(server: Server, { host, port }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is taken by another program; set PORT to a free one'
          : `cannot be used: ${error.message}`
      reject(new CannotStart(`Port ${port} on ${host} ${reason}.`))
    })
    server.listen(port, host, resolve)
  })
}

/**
 * Fills settings that nobody has set yet from the environment. A shop that nobody manages is new, and not open yet.
 * The demo says nothing of that, so that production, should it be started on the demo's data, is new too; nor of backups, which it
 * needs none of.
 */
async function fillEmptySettings({ config, newCtx, log }: Services): Promise<void> {
  const ctx = newCtx(log)
  const isNew = !config.isDemo && (await isSetupOpen(ctx))
  await fillSettings(ctx, {
    bank: { account: config.bankAccount },
    mail: { ...DEFAULT_SETTINGS.mail, ...config.mail.sender },
    ...(config.isDemo
      ? { company: DEMO_COMPANY, social: DEMO_SOCIAL, delivery: DEMO_DELIVERY, gifts: DEMO_GIFTS }
      : {
          backups: { ...DEFAULT_SETTINGS.backups, isOn: true },
          // Money that the shop owes for years: its owner decides to begin with that.
          vouchers: { ...DEFAULT_SETTINGS.vouchers, isSold: false },
        }),
    ...(isNew ? { opening: { isOpen: false } } : {}),
  })
}

/** Prepares the accounts that the start needs, and returns what to print about signing in. */
async function prepareAccounts(
  services: Services,
  contents: DemoContents,
): Promise<[label: string, text: string][]> {
  const { config } = services
  const ctx = services.newCtx(services.log)
  if (!config.isDemo) {
    if (!(await isSetupOpen(ctx))) return []
    return [
      [
        'No admin yet',
        `sign in, then open ${config.siteUrl}/admin-setup with the token ${setupTokenOf(ctx)}`,
      ],
    ]
  }
  const accounts = await fillDemo(ctx, { dataDir: config.database.dataDir, contents })
  const code = await demoVoucherCode(ctx)
  const voucher: [string, string][] = code ? [['Voucher to try', code]] : []
  if (!accounts) {
    return [['Sign in', 'by "Forgot password?": the emails are in the demo mailbox'], ...voucher]
  }
  return [
    ...accounts.map(({ email, password }): [string, string] => ['Sign in as', `${email}   ${password}`]),
    ...voucher,
  ]
}

function announce(
  config: Config,
  { isOpen, signInHints }: { isOpen: boolean; signInHints: [label: string, text: string][] },
): void {
  const { isDemo, role, host, port, database, siteUrl } = config
  if (role === 'jobs') {
    process.stdout.write(`\n  KROK does the jobs of ${siteUrl} (listening on ${host}:${port})\n\n`)
    return
  }
  const notOpenYet: [label: string, text: string] = [
    'Not open yet',
    'its team alone sees the shop, until an admin opens it in the office',
  ]
  const lines: [label: string, text: string][] = isDemo
    ? [
        ['KROK is open at', `http://localhost:${port}   (Thai: http://localhost:${port}/th)`],
        ['Demo mailbox', `http://localhost:${port}/dev/mailbox`],
        ...signInHints,
        ['Data', database.url ? 'in the PostgreSQL of DATABASE_URL' : database.dataDir],
        [
          'To start over',
          `stop, ${database.url ? 'empty that database' : `delete ${database.dataDir}`}, start again`,
        ],
      ]
    : [
        [isOpen ? 'KROK is open at' : 'KROK runs at', `${siteUrl} (listening on ${host}:${port})`],
        ...(isOpen ? [] : [notOpenYet]),
        ...signInHints,
      ]
  process.stdout.write(`\n${lines.map(([label, text]) => `  ${label.padEnd(20)} ${text}`).join('\n')}\n\n`)
}

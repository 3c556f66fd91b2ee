/*
 * `npm run bench [-- --seconds 5 --products 20000]`: what the built shop costs, beside a bare Node server that sends the same bytes, in
 * one run. Prints docs/benchmarks.md and writes it. With `--only office`, `--only processes`, `--only renders`, `--only reservations` or `--only uploads` it measures that alone, and writes nothing.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/open-database.ts'
import { startPostgres } from '../scripts/test/postgres.ts'
import { benchEngine, type EngineReport } from './engine.ts'
import { benchGrowth } from './growth.ts'
import { type HomeBytes, measureHomeBytes } from './home-bytes.ts'
import { benchOffice } from './office/office.ts'
import { benchOrders, benchUploadsAlone } from './orders.ts'
import { prepareShop } from './prepare-shop.ts'
import { printGrowth } from './print-growth.ts'
import { printOffice } from './office/print-office.ts'
import { printOrders, printUploads } from './print-orders.ts'
import { printReservations } from './restaurant/print-reservations.ts'
import { printRenders } from './renders/print-renders.ts'
import { benchRenders } from './renders/renders.ts'
import { printProcesses } from './processes/print-processes.ts'
import { benchProcesses } from './processes/processes.ts'
import { hasNginx } from './processes/start-many.ts'
import { benchReservations } from './restaurant/reservations.ts'
import { Report } from './report.ts'
import { SHOP, startServer } from './server-process.ts'
import { SIGN_INS_PER_SECOND } from './sign-in.ts'
import { localizedPath } from '#shared/kernel/locale.ts'

const seconds = numberAfter('--seconds', 5)
const products = numberAfter('--products', 20_000)
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`. It starts the built shop with 2,000 products and a bare Node server that sends the same bytes, and
loads both in one run, with the load generator on the same cores. Wall figures depend on the machine and are noisy: compare the
ratios and the CPU time. On PGlite the server's CPU time includes the database.

Orders are measured on two more shops side by side, one with 1,000 orders and one with 100,000 (three lines each on average, with
their history, payments, refunds and invoices; the customer who looks has 100): the ratio is that of their p99. PayFast's
notifications are posted and confirmed by a stand-in in a process of its own; the figure is the CPU time of the shop's process
until every order is paid and its invoice numbered. The mails about it are held back, so neither they nor their PDFs count.
PDFs are requested one after another, then 20 at a time while others look at a product.

What a page costs to render is the CPU time of the server's process, without the database's: for visitors past the page cache, for a
customer and for staff, beside a bare server that sends the list's bytes and a Next.js app that renders its cards (from a file, in
a plainer page). The middle of five rounds is told.

What visitors read is measured in a shop with 100 products beside one with many, past the page cache: the ratios are what growth
costs. The office is measured on PostgreSQL in two more shops: 1,000 orders, 200 products and 500 customers beside 100,000 orders,
20,000 products, 50,000 customers, a million movements of stock and 300,000 entries of the audit log. On a machine that others use at the same time, p99 says more about them than about the shop.`

const report = new Report('docs/benchmarks.md')
const print = (text: string) => report.print(text)
const folder = await mkdtemp(join(tmpdir(), 'krok-bench-'))
const postgres = await startPostgres({ isDurable: true })
try {
  if (only === 'office') await measureOffice()
  else if (only === 'reservations') await measureReservations()
  else if (only === 'processes') await measureProcesses()
  else if (only === 'renders') await measureRenders()
  else if (only === 'uploads') printUploads(print, await benchUploadsAlone(postgres.url, folder, seconds))
  else await measureAll()
} finally {
  postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measureOffice(): Promise<void> {
  printOffice(print, await benchOffice(postgres.url, folder, seconds))
}

async function measureRenders(): Promise<void> {
  printRenders(print, await benchRenders(postgres.url, folder, seconds))
}

async function measureProcesses(): Promise<void> {
  if (hasNginx()) printProcesses(print, await benchProcesses(postgres.url, folder, seconds))
  else print('\nSeveral processes are measured behind nginx, which is not installed.')
}

async function measureReservations(): Promise<void> {
  printReservations(print, await benchReservations(postgres.url, folder, seconds))
}

async function measureAll(): Promise<void> {
  print(INTRODUCTION)
  print(
    `\nThis run: ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}.`,
  )
  const engines = [
    { name: 'PGlite', env: { DATA_DIR: join(folder, 'pglite') } },
    { name: 'PostgreSQL', env: { DATABASE_URL: postgres.url } },
  ]
  for (const engine of engines) {
    const database = await openDatabase({
      url: engine.env.DATABASE_URL,
      dataDir: engine.env.DATA_DIR ?? '',
      isPatient: true,
    })
    const shop = await prepareShop(database, seconds)
    await database.close()
    printReport(engine.name, await benchEngine(engine.env, shop, folder, seconds))
    printOrders(print, await benchOrders(engine.env.DATABASE_URL, folder, seconds))
    printGrowth(print, await benchGrowth(engine.env.DATABASE_URL, folder, products, seconds))
  }
  await measureRenders()
  await measureProcesses()
  await measureOffice()
  await measureReservations()
  await printHomeBytes(engines[0]?.env ?? {})
  report.save()
}

function numberAfter(option: string, otherwise: number): number {
  const at = process.argv.indexOf(option)
  return at > 0 ? Number(process.argv[at + 1]) : otherwise
}

function printReport(engine: string, measured: EngineReport): void {
  const { startMs, firstPageMb, afterLoadMb, statementsPerOrder, rows, signIn } = measured
  print(`\n## ${engine}\n`)
  print(
    `Warm start to the first page ${startMs.toFixed(0)} ms; resident ${firstPageMb.toFixed(0)} MB after the first page, ${afterLoadMb.toFixed(0)} MB after the load; ${statementsPerOrder} SQL statements for an order of three lines.\n`,
  )
  print('| what | clients | requests/s | p50 ms | p99 ms | CPU ms/request | bare server/s | ratio | failed |')
  print('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const { name, clients, shop, bare } of rows) {
    const cells = [
      name,
      clients,
      shop.perSecond.toFixed(0),
      shop.p50Ms.toFixed(1),
      shop.p99Ms.toFixed(1),
      shop.cpuMsPerRequest.toFixed(3),
      bare.perSecond.toFixed(0),
      (shop.perSecond / bare.perSecond).toFixed(2),
      shop.failed,
    ]
    print(`| ${cells.join(' | ')} |`)
  }
  const { quietP99Ms, busyP99Ms, begunPerSecond, turnedAway, cpuMsPerSignIn } = signIn
  print(
    `\nWhile ${SIGN_INS_PER_SECOND} people a second sign in (argon2id, 19 MiB, 2 passes): product page p99 ${busyP99Ms.toFixed(1)} ms, ${quietP99Ms.toFixed(1)} ms with nobody signing in; ${begunPerSecond.toFixed(0)} sign-ins/s begun, ${turnedAway} turned away, ${cpuMsPerSignIn.toFixed(0)} CPU ms each.`,
  )
}

async function printHomeBytes(env: Record<string, string>): Promise<void> {
  const server = await startServer(SHOP, { LOG_LEVEL: 'silent', ...env })
  try {
    print('\n## Bytes of the home page, on the wire\n')
    print('| width | document | JavaScript | CSS | fonts | images |\n|--:|--:|--:|--:|--:|--:|')
    for (const [path, width] of [
      ['/', 1280],
      ['/', 360],
      [localizedPath('/', 'th'), 360],
    ] as const) {
      const bytes = await measureHomeBytes(`${server.url}${path}`, width)
      const kb = (kind: keyof HomeBytes) => `${(bytes[kind] / 1000).toFixed(1)} kB`
      print(
        `| ${path} at ${width} | ${(['document', 'script', 'stylesheet', 'font', 'image'] as const).map(kb).join(' | ')} |`,
      )
    }
  } finally {
    await server.stop()
  }
}

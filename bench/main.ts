/*
 * `npm run bench [-- --seconds 5]`: what the built shop costs, beside the least that it could cost, in one run. Prints docs/benchmarks.md
 * and writes it. With `--only growth` or another name of PARTS it measures that alone, and writes nothing.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/test/postgres.ts'
import { benchAnswers } from './answers/answers.ts'
import { benchHomeBytes } from './answers/print-home-bytes.ts'
import { benchSignIn } from './answers/sign-in.ts'
import { type Bench, createBench } from './bench.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchReservations } from './growth/reservations.ts'
import { measureMachine } from './machine.ts'
import { benchPayments } from './payments/payments.ts'
import { benchProcesses } from './processes/processes.ts'
import { benchRenders } from './renders/renders.ts'
import { Report } from './report.ts'

const PARTS: Record<string, (bench: Bench) => Promise<void>> = {
  growth: benchGrowth,
  answers: benchAnswers,
  renders: benchRenders,
  'sign-in': benchSignIn,
  processes: benchProcesses,
  payments: benchPayments,
  reservations: benchReservations,
  bytes: benchHomeBytes,
}

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`, all of it in one run: the built shop, and beside it the least that the same could cost, with the load
generator on the same cores. Wall figures depend on the machine and on what else it does: compare the ratios and the CPU time.

There are two shops. The small one has 100 products and 1,000 orders, the large one 100,000 products and 1,000,000 orders, with three
lines an order on average, their history, payments, refunds and invoices, a quarter as many customers, a movement of the stock for each
line, and three entries of the audit log for ten orders. All but the large one's growth is measured in copies of the small one. On
PGlite the server's CPU time includes the database.

For growth both are asked by turns, one request after the other, past the page cache; the p99 is the middle one of three rounds.
PayFast's notifications are posted and confirmed by a stand-in in a process of its own; the mails about them are held back. What a page
costs to render is the CPU time of the server's process, without the database's, in the middle one of five rounds.`

const only = after('--only')
const seconds = Number(after('--seconds') ?? 5)
const parts = only === undefined ? Object.values(PARTS) : [PARTS[only]]
const report = new Report('docs/benchmarks.md')
const folder = await mkdtemp(join(tmpdir(), 'krok-bench-'))
const postgres = await startPostgres({ isDurable: true })
// An interrupted run leaves no database behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
try {
  const bench = createBench(report, postgres, { folder, seconds })
  const before = measureMachine()
  for (const part of parts) {
    if (!part) throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}`)
    await part(bench).catch((error: Error) => {
      // The others' figures are kept when one fails.
      report.print(`\nNot measured: ${part.name}. ${error.message}`)
      process.exitCode = 1
    })
  }
  printMachine(before)
  if (only === undefined) report.save(INTRODUCTION)
} finally {
  postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

function printMachine(before: number): void {
  const [, , load = 0] = loadavg()
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
  report.cost({
    what: `the machine's own speed: ${machine}`,
    cost: `${before.toFixed(0)} ms for a fixed piece of work`,
    limit: `at the end of the run, ${measureMachine().toFixed(0)} ms`,
    ratio: `load ${load.toFixed(1)}`,
  })
  report.print(
    `\nThis run: ${new Date().toISOString().slice(0, 10)}, ${seconds} s a figure. Of the last 15 minutes the load was ${load.toFixed(1)} on ${cpus().length} cores: this run alone makes about as much as the machine has.`,
  )
}

function after(option: string): string | undefined {
  const at = process.argv.indexOf(option)
  return at > 0 ? process.argv[at + 1] : undefined
}

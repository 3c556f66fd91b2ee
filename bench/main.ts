/*
 * `npm run bench [-- --seconds 5]`: what the built shop costs, beside the least that it could cost, in one run. Prints docs/benchmarks.md
 * and writes it. `--release <git ref>` also measures that older release beside this one. With `--only growth` or another name of PARTS
 * it measures that alone, and writes nothing.
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
import { benchRelease } from './release/release.ts'
import { Report } from './report.ts'

const PARTS: Record<string, (bench: Bench) => Promise<void>> = {
  answers: benchAnswers,
  renders: benchRenders,
  release: benchRelease,
  'sign-in': benchSignIn,
  processes: benchProcesses,
  payments: benchPayments,
  reservations: benchReservations,
  bytes: benchHomeBytes,
  growth: benchGrowth,
}

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`, all of it in one run: the built shop, and beside it the least that the same could cost, with the load
generator on the same cores. Wall figures depend on the machine and on what else it does: compare the ratios and the CPU time.`

const METHOD = `
## How it is measured

There are two shops. The small one has 100 products and 1,000 orders, the large one 100,000 products and 1,000,000 orders, with three
lines an order on average, their history, payments, refunds and invoices, a quarter as many customers, a movement of the stock for each
line, and three entries of the audit log for ten orders. All but growth is measured in copies of the small one, on PostgreSQL where
nothing else is said. On PGlite the server's CPU time includes the database.

An older release, given as \`npm run bench -- --release <git ref>\`, and this one each fill a shop of 100 products by their own
\`npm run seed\` and start by their own \`npm start\`, on the same PostgreSQL. Both are asked by turns; the CPU time is the server's and
the database's together.

What a page costs to render is the CPU time of the server's process alone, the median of five rounds. PayFast's notifications are posted
and confirmed by a stand-in in its own process; the mails about them are held back. For growth both shops are asked by turns, one
request after the other, past the page cache; the p99 is the median of three rounds.`

const only = after('--only')
const seconds = Number(after('--seconds') ?? 5)
const parts = Object.entries(PARTS).filter(([name]) => only === undefined || name === only)
if (parts.length === 0) throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}`)
const report = new Report('docs/benchmarks.md')
const folder = await mkdtemp(join(tmpdir(), 'krok-bench-'))
const postgres = await startPostgres({ isDurable: true })
// An interrupted run leaves no database behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
try {
  const bench = createBench(report, postgres, { folder, seconds, release: after('--release') })
  const before = measureMachine()
  for (const [name, part] of parts) {
    await part(bench).catch((error: Error) => {
      // The others' figures are kept when one fails.
      report.print(`\nNot measured: ${name}. ${error.message}`)
      process.exitCode = 1
    })
  }
  const run = describeRun(before)
  if (only === undefined) report.save(`${INTRODUCTION}\n\n${run}`, METHOD)
} finally {
  postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Adds the machine's own speed to the costs. @returns when and how long was measured, beside how much other work */
function describeRun(before: number): string {
  const [, , load = 0] = loadavg()
  const cores = cpus().length
  report.cost({
    what: `a fixed piece of work on this machine: ${cores} × ${cpus()[0]?.model}, Node ${process.version}`,
    cost: `${before.toFixed(0)} ms`,
    limit: `after the run, ${measureMachine().toFixed(0)} ms`,
    ratio: '',
  })
  return `This run: ${new Date().toISOString().slice(0, 10)}, ${seconds} s a figure. The load of its last 15 minutes was ${load.toFixed(1)} on ${cores} cores: alone it makes about as much as the machine has.`
}

function after(option: string): string | undefined {
  const at = process.argv.indexOf(option)
  return at > 0 ? process.argv[at + 1] : undefined
}

import { checkBooks } from '#domain/base/checks/index.ts'
import { asShop } from '#domain/kernel/context.ts'
import type { Bench, OpenShop } from '../bench.ts'
import { benchCtx, openShop, type Place, SIZES } from '../shops/fill-shop.ts'
import { readWhole } from './read-whole.ts'
import { targetsOf } from './targets.ts'
import { timePair } from './time-pair.ts'

const GOAL_MS = 100
const GOAL_RATIO = 2

/** Measures the same requests in the small shop and in the large one, by turns. */
export async function benchGrowth(bench: Bench): Promise<void> {
  const { report } = bench
  const [small, large] = [await bench.small(), await bench.large()]
  report.print(`\n## Growth`)
  await checkLarge(bench, large.place)
  await bench.serving(small, (few) => bench.serving(large, (many) => compare(bench, few, many)))
}

async function compare({ report, seconds }: Bench, small: OpenShop, large: OpenShop): Promise<void> {
  const inLarge = targetsOf(large.shop)
  const rows: (string | number)[][] = []
  let [met, most] = [0, 0]
  for (const [at, target] of targetsOf(small.shop).entries()) {
    const pair = [
      { url: small.server.url, target },
      { url: large.server.url, target: inLarge[at] ?? target },
    ] as const
    const [few, many] = await timePair(pair, seconds)
    const ratio = many.p99Ms / few.p99Ms
    const failed = few.failed + many.failed
    const isMet = failed === 0 && many.p99Ms <= GOAL_MS && ratio <= GOAL_RATIO
    const times = [few.p50Ms, many.p50Ms, few.p99Ms, many.p99Ms].map((ms) => ms.toFixed(1))
    rows.push([target.name, ...times, ratio.toFixed(1), failed, isMet ? 'met' : 'MISSED'])
    process.stderr.write(`${rows.at(-1)?.join(' | ')}\n`)
    if (isMet) met += 1
    most = Math.max(most, many.p99Ms)
  }
  report.print(
    `\nGoals: a p99 of at most ${GOAL_RATIO} times that of the small shop, and at most ${GOAL_MS} ms. Met by ${met} of ${rows.length}.`,
  )
  report.table(
    ['', 'p50 ms: small', 'large', 'p99 ms: small', 'large', 'ratio of p99', 'failed', 'goals'],
    rows,
  )
  const { megabytes, took, residentMb, peakMb } = await readWhole(large)
  report.print(
    `\nAll orders as CSV: ${megabytes.toFixed(0)} MB in ${took.toFixed(0)} s; the server's memory ${residentMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most meanwhile.`,
  )
  report.cost({
    what: `with ${SIZES.large.products.toLocaleString('en')} products and ${SIZES.large.orders.toLocaleString('en')} orders`,
    cost: `${met} of ${rows.length} requests within the goals, p99 at most ${most.toFixed(0)} ms`,
    limit: 'the small shop',
    ratio: (met / rows.length).toFixed(2),
  })
}

/** The numbers that triggers keep, and all books, are right in the shop that was filled without triggers. */
async function checkLarge({ report }: Bench, place: Place): Promise<void> {
  const database = await openShop(place)
  try {
    const started = performance.now()
    const found = await checkBooks(asShop(benchCtx(database)))
    const took = ((performance.now() - started) / 1_000).toFixed(1)
    report.print(`\nThe shop's check of its books took ${took} s in the large shop, and found ${found}.`)
  } finally {
    await database.close()
  }
}

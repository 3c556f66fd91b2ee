import type { OfficeReport } from './office.ts'
import { OFFICE_SIZES } from './prepare-office.ts'

const GOAL_MS = 100
const GOAL_TODAY_MS = 150
const GOAL_RATIO = 2

/** Prints the cost of the office's lists in a small shop and in a large one, as Markdown. */
export function printOffice(print: (text: string) => void, { rows, checkMs, exports }: OfficeReport): void {
  const [few, many] = [OFFICE_SIZES.few, OFFICE_SIZES.many].map(({ orders }) => orders.toLocaleString('en'))
  print(
    `\nThe goal is a p99 under ${GOAL_MS} ms (Today: ${GOAL_TODAY_MS} ms), and at most ${GOAL_RATIO} times that of the small shop.\n`,
  )
  print(
    `| office, with orders | p50 ms: ${few} | ${many} | p99 ms: ${few} | ${many} | ratio of p99 | failed | goal |`,
  )
  print('|---|--:|--:|--:|--:|--:|--:|---|')
  for (const { name, few, many } of rows) {
    const times = [few.p50Ms, many.p50Ms, few.p99Ms, many.p99Ms].map((ms) => ms.toFixed(1))
    const ratio = (many.p99Ms / few.p99Ms).toFixed(1)
    const failed = few.failed + many.failed
    const isMet =
      failed === 0 &&
      Math.min(few.perSecond, many.perSecond) > 0 &&
      many.p99Ms < (name === 'Today' ? GOAL_TODAY_MS : GOAL_MS) &&
      many.p99Ms <= GOAL_RATIO * few.p99Ms
    print(`| ${[name, ...times, ratio, failed, isMet ? 'PASS' : 'MISSED'].join(' | ')} |`)
  }
  print(
    `\nThe check of the books over ${OFFICE_SIZES.many.movements.toLocaleString('en')} movements and ${many} orders: ${(checkMs / 1_000).toFixed(1)} s.`,
  )
  for (const { name, megabytes, seconds, residentMb, peakMb } of exports) {
    print(
      `\n\`${name}\`: ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s; the server's memory ${residentMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most meanwhile.`,
    )
  }
}

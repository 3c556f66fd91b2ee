import type { OfficeReport } from './office.ts'
import { OFFICE_SIZES } from './prepare-office.ts'

/** What the lists of the office cost in a small shop and in a large one, as Markdown. */
export function printOffice(print: (text: string) => void, { rows, checkMs, exports }: OfficeReport): void {
  const [few, many] = [OFFICE_SIZES.few, OFFICE_SIZES.many].map(({ orders }) => orders.toLocaleString('en'))
  print(
    `\n| office, with orders | p50 ms: ${few} | ${many} | p99 ms: ${few} | ${many} | ratio of p99 | failed |`,
  )
  print('|---|--:|--:|--:|--:|--:|--:|')
  for (const { name, few, many } of rows) {
    const times = [few.p50Ms, many.p50Ms, few.p99Ms, many.p99Ms].map((ms) => ms.toFixed(1))
    const ratio = (many.p99Ms / few.p99Ms).toFixed(1)
    print(`| ${[name, ...times, ratio, few.failed + many.failed].join(' | ')} |`)
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

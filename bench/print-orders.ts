import { FEW, MANY, type OrdersReport } from './orders.ts'

/** Prints the cost of orders, as Markdown. */
export function printOrders(
  print: (text: string) => void,
  { rows, webhooks, pdfs, uploads }: OrdersReport,
): void {
  const [few, many] = [FEW, MANY].map((count) => count.toLocaleString('en'))
  print(`\n| with orders | p50 ms: ${few} | ${many} | p99 ms: ${few} | ${many} | ratio of p99 | failed |`)
  print('|---|--:|--:|--:|--:|--:|--:|')
  for (const { name, few, many } of rows) {
    const times = [few.p50Ms, many.p50Ms, few.p99Ms, many.p99Ms].map((ms) => ms.toFixed(1))
    const ratio = (many.p99Ms / few.p99Ms).toFixed(1)
    print(`| ${[name, ...times, ratio, few.failed + many.failed].join(' | ')} |`)
  }
  const cost = ({ cpuMsPerWebhook, paid, of }: OrdersReport['webhooks']['few']) =>
    `${cpuMsPerWebhook.toFixed(1)} CPU ms (${paid} of ${of} paid)`
  print(
    `\nFrom PayFast's notification to the paid order with its invoice: ${cost(webhooks.few)} with ${few} orders, ${cost(webhooks.many)} with ${many}; the mail is not counted.`,
  )
  const { firstMs, slowestMs, quietP99Ms, busyP99Ms, pdfsPerSecond, failed } = pdfs
  print(
    `\nAn invoice as PDF: ${firstMs.toFixed(0)} ms the first, ${slowestMs.toFixed(0)} ms the slowest of the next 19. While 20 at a time are made (${pdfsPerSecond.toFixed(0)}/s, ${failed} failed): product page p99 ${busyP99Ms.toFixed(1)} ms, ${quietP99Ms.toFixed(1)} ms with nothing else to do.`,
  )
  printUploads(print, uploads)
}

/** Prints the cost of uploads to those who look at the shop, as Markdown. */
export function printUploads(print: (text: string) => void, uploads: OrdersReport['uploads']): void {
  const ratio = (uploads.busyP99Ms / uploads.quietP99Ms).toFixed(1)
  print(
    `\nPictures of ${uploads.megabytes.toFixed(1)} MB, five uploads at a time (${uploads.secondsPerPicture.toFixed(1)} s each, ${uploads.failed} failed): product page p99 ${uploads.busyP99Ms.toFixed(1)} ms, ${uploads.quietP99Ms.toFixed(1)} ms with nothing else to do, ratio ${ratio}.`,
  )
}

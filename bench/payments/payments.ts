import type { Bench } from '../bench.ts'
import { SIZES } from '../shops/fill-shop.ts'
import { benchPdfs } from './pdfs.ts'
import { startPayFast } from './start-payfast.ts'
import { benchUploads } from './uploads.ts'
import { benchWebhooks } from './webhooks.ts'

/** Measures what a payment costs the shop, and how much invoices and pictures slow down its pages. */
export async function benchPayments(bench: Bench): Promise<void> {
  const { report, seconds } = bench
  const payfast = await startPayFast()
  try {
    await bench.serving(
      await bench.small(),
      async (open) => {
        const { cpuMsPerWebhook, paid, of } = await benchWebhooks(open, payfast)
        report.print(
          `\nFrom PayFast's notification to the paid order with its invoice: ${cpuMsPerWebhook.toFixed(1)} CPU ms (${paid} of ${of} paid) with ${SIZES.small.orders.toLocaleString('en')} orders; the mail is not counted.`,
        )
        const pdfs = await benchPdfs(open, seconds)
        report.print(
          `\nAn invoice as PDF: ${pdfs.firstMs.toFixed(0)} ms the first, ${pdfs.slowestMs.toFixed(0)} ms the slowest of the next 19. While 20 at a time are made (${pdfs.pdfsPerSecond.toFixed(0)}/s, ${pdfs.failed} failed): product page p99 ${pdfs.busyP99Ms.toFixed(1)} ms, ${pdfs.quietP99Ms.toFixed(1)} ms with nothing else to do.`,
        )
        await benchUploads(bench, open)
      },
      payfast.env,
    )
  } finally {
    payfast.stop()
  }
}

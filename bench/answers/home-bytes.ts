import { chromium } from '@playwright/test'
import config from '../../playwright.config.ts'

export type HomeBytes = Record<'script' | 'stylesheet' | 'font' | 'image' | 'document', number>

/** Measures what a browser of a given width loads with the home page, in bytes on the wire by kind. */
export async function measureHomeBytes(url: string, width: number): Promise<HomeBytes> {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      deviceScaleFactor: width < 768 ? 2 : 1,
    })
    const bytes: HomeBytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 }
    const reading: Promise<void>[] = []
    page.on('requestfinished', (request) => {
      const kind = request.resourceType()
      if (!(kind in bytes)) return
      reading.push(
        request.sizes().then(({ responseBodySize }) => {
          bytes[kind as keyof HomeBytes] += responseBodySize
        }),
      )
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await Promise.all(reading)
    return bytes
  } finally {
    await browser.close()
  }
}

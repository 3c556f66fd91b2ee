import type { Page } from '@playwright/test'
import type * as PdfJs from 'pdfjs-dist'

const VIEWER = 'http://viewer.test/'

/** Tells what a browser reads on a PDF's first page, and how many dark dots it draws there, of 72 to the inch. */
export async function seePdf(beside: Page, pdf: Buffer): Promise<{ lines: string[]; ink: number }> {
  const viewer = await beside.context().newPage()
  await viewer.route(`${VIEWER}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>PDF</title>' })
      : route.fulfill({ path: `node_modules/pdfjs-dist/legacy/build${pathname}` })
  })
  await viewer.goto(VIEWER)
  const seen = await viewer.evaluate(
    async ({ base64, script }) => {
      const { getDocument, GlobalWorkerOptions } = (await import(script)) as typeof PdfJs
      GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs'
      const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const page = await (await getDocument({ data }).promise).getPage(1)
      const { items } = await page.getTextContent()
      const viewport = page.getViewport({ scale: 1 })
      const canvas = Object.assign(document.createElement('canvas'), {
        width: viewport.width,
        height: viewport.height,
      })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('the browser draws nothing')
      await page.render({ canvas, canvasContext: context, viewport }).promise
      const dots = context.getImageData(0, 0, canvas.width, canvas.height).data
      return {
        lines: items
          .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
          .join('')
          .split('\n'),
        ink: dots.filter((value, i) => i % 4 === 1 && value < 128).length,
      }
    },
    { base64: pdf.toString('base64'), script: '/pdf.min.mjs' },
  )
  await viewer.close()
  return seen
}

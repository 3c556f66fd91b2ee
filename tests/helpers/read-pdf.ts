import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text on a page, in points from the top left; `y` is its baseline. */
export type Placed = { text: string; left: number; right: number; y: number }
export type Picture = { width: number; height: number; isInk: (x: number, y: number) => boolean }

/** Reads a PDF as pdf.js does, the reader of Firefox. */
export async function readPdf(bytes: Uint8Array) {
  // pdf.js takes ownership of the bytes.
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages: { text: string; placed: Placed[] }[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(pdf, number))
  const { info } = await pdf.getMetadata()
  return {
    info: info as Record<string, unknown>,
    pages,
    /** The roles of the first page's parts, in the order in which a screen reader finds them. */
    structure: rolesOf((await (await pdf.getPage(1)).getStructTree()) as Part),
    /** The text of all pages, one line per line. */
    text: pages.map(({ text }) => text).join('\n'),
    paint: (page: number, scale: number) => paintPage(pdf, page, scale),
  }
}

type Part = { role?: string; children?: Part[] } | null

function rolesOf(part: Part): string[] {
  return part?.role ? [part.role, ...(part.children ?? []).flatMap(rolesOf)] : []
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<{ text: string; placed: Placed[] }> {
  const page = await pdf.getPage(number)
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const pieces = items.filter((item) => 'str' in item)
  return {
    text: pieces.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    placed: pieces
      .filter(({ str }) => str.trim())
      .map(({ str, transform, width }) => {
        const [left, y] = (transform as number[]).slice(4) as [number, number]
        return { text: str, left, right: left + width, y: height - y }
      }),
  }
}

async function paintPage(pdf: PDFDocumentProxy, number: number, scale: number): Promise<Picture> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale })
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
  const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(width, height)
  await page.render({ canvas, canvasContext: context, viewport }).promise
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, isInk: (x, y) => (data[(y * width + x) * 4 + 1] ?? 255) < 200 }
}

type CanvasFactory = {
  create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }
}

import { breakLines } from '#adapters/fonts/break-lines.ts'
import { COLOURS, type Ink } from './styles.ts'
import { toRuns } from '#adapters/fonts/to-runs.ts'

/** Writes and measures text on a page of `doc`. Lengths in points, y from the top of the page, text on its baseline. */
export function createTextWriter(doc: PDFKit.PDFDocument) {
  function measure(text: string, { style = 'text', size = 9 }: Ink = {}): number {
    return toRuns(text, style).reduce(
      (width, { face, text }) => width + doc.font(face).fontSize(size).widthOfString(text),
      0,
    )
  }

  function write(text: string, x: number, y: number, ink: Ink = {}): void {
    const { style = 'text', size = 9, colour = COLOURS.charcoal } = ink
    let at = x
    for (const run of toRuns(text, style)) {
      doc.font(run.face).fontSize(size).fillColor(colour)
      const draw = () => doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
      if (/\p{M}/u.test(run.text)) withActualText(doc, run.text, draw)
      else draw()
      at += doc.widthOfString(run.text)
    }
  }

  /** Right-aligned at `right`. */
  function writeRight(text: string, right: number, y: number, ink?: Ink): void {
    write(text, right - measure(text, ink), y, ink)
  }

  /** The printable part of `text`, broken into lines that fit `width`. */
  function wrap(text: string, width: number, ink: Ink = {}): string[] {
    const printable = toRuns(text, ink.style ?? 'text').map((run) => run.text)
    return breakLines(printable.join('').trim(), width, (part) => measure(part, ink))
  }

  return { measure, write, writeRight, wrap }
}

/**
 * Adds the text itself beside the glyphs that `draw` writes: Thai marks are drawn out of place, and some PDF readers
 * mistake them for the start of a word. The text has to be inside the text object, which pdfkit's `markContent` cannot
 * do.
 */
function withActualText(doc: PDFKit.PDFDocument, text: string, draw: () => void): void {
  const addContent = doc.addContent.bind(doc)
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')
  doc.addContent = (content: string) => {
    if (content === 'ET') addContent('EMC')
    addContent(content)
    if (content === 'BT') addContent(`/Span << /ActualText <${utf16}> >> BDC`)
    return doc
  }
  draw()
  doc.addContent = addContent
}

import PDFDocument from 'pdfkit'
import { breakLines } from './break-lines.ts'
import { faces, toRuns, type Style } from './to-runs.ts'

export const PAGE = { width: 595.28, height: 841.89, margin: 48, bottom: 770 }
export const COLOURS = {
  leaf: '#17362B',
  turmeric: '#E0A526',
  charcoal: '#1E1A17',
  stone: '#6F675E',
  line: '#E6DED0',
}

export type Ink = { style?: Style; size?: number; colour?: string }
/** Labels, and what stands below a cell. */
export const SMALL: Ink = { size: 7.5, colour: COLOURS.stone }
/** What a screen reader is told that a piece is. */
export type Tag = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'
export type Element = PDFKit.PDFStructureElement

/** A PDF that is being written: lengths in points, y from the top of the page, text on its baseline. */
export type Sheet = ReturnType<typeof createSheet>

/** Opens an A4 document with one page; the same `info` and strokes always give the same bytes. */
export function createSheet({ title, author, lang, createdAt }: SheetInfo) {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    // No font but ours: the default one would be read from the disk.
    font: '',
    info: { Title: title, Author: author, Creator: 'KROK', CreationDate: createdAt },
  })
  // Its types know files and bytes only; it takes opened fonts just as well.
  for (const [name, face] of faces) doc.registerFont(name, face as unknown as Uint8Array)
  const root = doc.struct('Document')
  doc.addStructure(root)

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

  return {
    doc,
    measure,
    write,
    /** Right-aligned at `right`. */
    writeRight: (text: string, right: number, y: number, ink?: Ink) =>
      write(text, right - measure(text, ink), y, ink),
    /** In lines that fit, of what can be printed of it. */
    wrap(text: string, width: number, ink: Ink = {}): string[] {
      const printable = toRuns(text, ink.style ?? 'text').map((run) => run.text)
      return breakLines(printable.join('').trim(), width, (part) => measure(part, ink))
    },
    /** Adds a part to the document's structure, drawing it at once. */
    element(tag: Tag, draw?: () => void, parent: Element = root): Element {
      const element = draw ? doc.struct(tag, {}, draw) : doc.struct(tag)
      parent.add(element)
      return element
    },
    /** What is only to be seen: lines, the mark, heads and feet that repeat. */
    ornament(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    line(
      y: number,
      { from = PAGE.margin, to = PAGE.width - PAGE.margin, colour = COLOURS.line, width = 0.5 } = {},
    ): void {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke()
    },
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      root.end()
      doc.end()
      return new Uint8Array(Buffer.concat((await doc.toArray()) as Buffer[]))
    },
  }
}

type SheetInfo = { title: string; author: string; lang: string; createdAt: Date }

/**
 * Says beside the glyphs what is written: marks stand where the eye wants them, which some readers take for the start of a
 * word. It has to stand inside the text object, where pdfkit's own `markContent` does not reach.
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

import PDFDocument from 'pdfkit'
import { createTextWriter } from './create-text-writer.ts'
import { COLOURS, PAGE } from './styles.ts'
import { faces } from '#adapters/fonts/to-runs.ts'

/** The role of a part of the document, as screen readers announce it. */
export type Tag = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'
export type Element = PDFKit.PDFStructureElement

/** A PDF that is being drawn: lengths in points, y from the top of the page. */
export type Sheet = ReturnType<typeof createSheet>

type PageSize = { width: number; height: number }
type SheetInfo = { title: string; author: string; lang: string; createdAt: Date }

/** Opens a document with one page, of A4 unless it says so; the same `info` and strokes always give the same bytes. */
export function createSheet(info: SheetInfo, size: PageSize = PAGE) {
  const doc = openDocument(info, size)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    ...createTextWriter(doc),
    /** Adds a part to the document's structure and draws it immediately. */
    element(tag: Tag, draw?: () => void, parent: Element = root): Element {
      const element = draw ? doc.struct(tag, {}, draw) : doc.struct(tag)
      parent.add(element)
      return element
    },
    /** Draws what screen readers skip: lines, the logo, repeated headers and footers. */
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

function openDocument(
  { title, author, lang, createdAt }: SheetInfo,
  { width, height }: PageSize,
): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    // We pass our own fonts: pdfkit would read its default one from the disk.
    font: '',
    info: { Title: title, Author: author, Creator: 'KROK', CreationDate: createdAt },
  })
  // pdfkit's types allow only files and bytes, but it accepts opened fonts too.
  for (const [name, face] of faces) doc.registerFont(name, face as unknown as Uint8Array)
  return doc
}

/*
 * Leans on: HTML of React ending with `</body></html>`, and the nonce as it writes it.
 * Gains: page-data.ts, before-scripts.ts and the content policy work on the ends of a page and leave its middle alone.
 * Held by: page-pieces.test.ts; a page that does not end so is refused.
 * To take it out: with those three.
 */
/**
 * A page in three pieces. Only the first and the last are worked on: a copy of a whole page takes a tenth of a millisecond,
 * and there would be one for each thing that is done to it.
 */
export type PagePieces = { head: string; body: string; end: string }

const END = '</body></html>'

/**
 * Cuts a page before the end of its head, and before the first of its own scripts behind that, which are last in it.
 * @param mark with which its own scripts are written: see withContentPolicy
 * @throws if the page does not end with its body
 */
export function cutPage(html: string, mark: string | undefined): PagePieces {
  if (!html.endsWith(END)) throw new Error('a page ends with its body')
  const head = Math.max(0, html.indexOf('</head>'))
  const marked = mark ? html.indexOf(` nonce="${mark}"`, head) : -1
  const end = marked < 0 ? html.length - END.length : html.lastIndexOf('<', marked)
  return { head: html.slice(0, head), body: html.slice(head, end), end: html.slice(end) }
}

/** Writes something behind everything else that the page says. */
export function atEnd({ end, ...page }: PagePieces, html: string): PagePieces {
  return { ...page, end: `${end.slice(0, -END.length)}${html}${END}` }
}

export function bytesOfPage({ head, body, end }: PagePieces): Buffer<ArrayBuffer> {
  return Buffer.concat([head, body, end].map((piece) => Buffer.from(piece)))
}

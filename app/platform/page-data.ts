/*
 * Leans on: how the router's ServerRouter writes a page's data into its HTML, and `window.__reactRouterContext`.
 * Gains: as a component it makes React wait for a stream, so that no page could be rendered by render-whole.ts.
 * Held by: page-data.test.tsx, which compares page and data with what the router and React write.
 * To take it out: leave `serverHandoffStream` in the context that app/entry.server.tsx renders.
 */
import { atEnd, type PagePieces } from './page-pieces.ts'

/** Characters that may not stand in a script inside HTML, or in a string of JavaScript, and their escapes there. */
const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

type PageData = {
  /** As the router encodes it. */
  data: string
  /** The nonce of the page's scripts. */
  mark: string | undefined
}

/**
 * The page with the data that its scripts take over, as the router's `StreamTransfer` gives them: as a component it would
 * make React wait for a stream, although the data are there.
 */
export function withPageData(page: PagePieces, { data, mark }: PageData): PagePieces {
  const nonce = mark ? ` nonce="${mark}"` : ''
  // In single quotes: data are full of double ones.
  const escaped = data.replace(/[\\'\n&><\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)
  const give = `<script${nonce}>window.__reactRouterContext.streamController.enqueue('${escaped}');</script>`
  const close = `<script${nonce}>window.__reactRouterContext.streamController.close();</script>`
  return atEnd(page, `<!--$-->${give}<!--$-->${close}<!--/$--><!--/$-->`)
}

/** The page with the names of its parts, for `fetchParts`. */
export function withParts(page: PagePieces, names: ReadonlySet<string>): PagePieces {
  return atEnd(page, `<template data-parts="${[...names].join(' ')}"></template>`)
}

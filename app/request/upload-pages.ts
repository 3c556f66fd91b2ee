import type { Page } from './page-path.ts'

const MB = 1024 * 1024

/** The limits of an upload to a page. */
export type UploadLimits = {
  /** Files in one form; further ones are refused one by one. */
  files: number
  /** Bytes of one file. */
  fileBytes: number
  /** Bytes of the whole body. */
  bodyBytes: number
  /** Fields of text; 200 where nothing is said. */
  fields?: number
}

/**
 * The pages that take files, and how much. All other pages take forms of text, of at most 64 kB. The proxy in front must
 * let as much through (docs/guides/go-live.md).
 */
export const UPLOAD_PAGES = {
  '/admin/products/:id/pictures': { files: 30, fileBytes: 10 * MB, bodyBytes: 100 * MB },
  '/admin/newsletters/:id': { files: 1, fileBytes: 10 * MB, bodyBytes: 11 * MB },
  '/admin/events/:id': { files: 1, fileBytes: 10 * MB, bodyBytes: 11 * MB },
  // Long texts in two languages: no files, but more than a form may have elsewhere.
  '/admin/recipes/new': { files: 0, fileBytes: 0, bodyBytes: MB, fields: 2500 },
  '/admin/recipes/:id/picture': { files: 1, fileBytes: 10 * MB, bodyBytes: 11 * MB },
  '/admin/recipes/:id': { files: 0, fileBytes: 0, bodyBytes: MB, fields: 2500 },
  '/admin/menu/:id': { files: 1, fileBytes: 10 * MB, bodyBytes: 11 * MB },
  // A statement; and its lines when they are recorded, two fields each.
  '/admin/orders/bank': { files: 1, fileBytes: 5 * MB, bodyBytes: 6 * MB, fields: 2500 },
  // A column of tracking numbers, and four fields for each of a hundred parcels.
  '/admin/orders/ship': { files: 1, fileBytes: 2 * MB, bodyBytes: 3 * MB, fields: 600 },
  // A whole shop in a backup.
  '/admin-setup': { files: 1, fileBytes: 4096 * MB, bodyBytes: 4097 * MB },
  '/order/:key/return': { files: 4, fileBytes: 10 * MB, bodyBytes: 41 * MB },
  '/admin/products/import': { files: 1, fileBytes: 20 * MB, bodyBytes: 21 * MB },
} as const satisfies Partial<Record<Page | '/admin/products/import', UploadLimits>>

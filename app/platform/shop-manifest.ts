/*
 * Two lists of routes: pages of the office carry all of them, pages of the shop those without the office's. A link from
 * the shop to the office loads a document: see the page for what is not found.
 */

/** @param id of a route: its file without the extension */
export function isOfOffice(id: string): boolean {
  return id.startsWith('routes/admin/') || isForDevelopers(id)
}

/** True for a page of the demo: nothing leads to it, so that the shop's pages need not know its address. */
export function isForDevelopers(id: string): boolean {
  return id.startsWith('routes/dev/')
}

/** @param manifest name or address of the file with all routes */
export function shopManifest(manifest: string): string {
  return manifest.replace(/\.js$/, '-shop.js')
}

import type { Page } from './page-path.ts'

/**
 * The pages that are the same for every visitor: kept in front of the router, and by browsers, which ask each time
 * whether they still hold. Every other page is for the visitor who asked, and kept by nobody.
 */
export const KEPT_PAGES: readonly Page[] = ['/', '/shop', '/product/:id']

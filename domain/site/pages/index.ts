/**
 * Pages about delivery, returns, privacy and the shop's terms, with the facts of its settings filled in. Not the
 * texts of the interface: those are messages.
 */
export { getTextPage } from './get-text-page.ts'

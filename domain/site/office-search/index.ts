/**
 * One search of the office over what all rooms know: orders, people, reservations, jars, batches, events, recipes. What each
 * finds is its own verb, with its own rules; the pages of the office themselves are found in the browser.
 */
export { searchOffice } from './search-office.ts'

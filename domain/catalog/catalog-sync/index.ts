/**
 * The catalogue of another server, read every so often into our own tables, from which everything is sold. Not what staff
 * do with products (catalog-desk), and no stock: that is ours.
 */
export { askForReading } from './ask-for-reading.ts'
export { findServerProduct } from './find-server-product.ts'
export { getCatalogSource } from './get-catalog-source.ts'
export { recurringCatalogSyncJobs } from './jobs.ts'
export { readCatalog } from './read-catalog.ts'

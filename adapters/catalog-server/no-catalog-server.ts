import { NO_BACKEND } from '#shared/catalog/no-backend.ts'
import { type CatalogServer, CatalogServerError } from './catalog-server.ts'

const refuse = () => Promise.reject(new CatalogServerError(NO_BACKEND))

/** For a shop whose catalogue is its own. */
export const noCatalogServer: CatalogServer = {
  address: null,
  readCatalog: refuse,
  isGone: refuse,
  fetchPicture: refuse,
}

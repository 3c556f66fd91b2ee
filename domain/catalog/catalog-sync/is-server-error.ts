import type { CatalogServerError } from '#adapters/catalog-server/catalog-server.ts'

/** Compared by name, because the domain imports only types from adapters. */
const SERVER_ERROR = 'CatalogServerError' satisfies CatalogServerError['name']

export function isServerError(error: unknown): error is CatalogServerError {
  return error instanceof Error && error.name === SERVER_ERROR
}

import { fetchedLater } from '#app/platform/fetched-later.tsx'

/** Fetched when something has gone wrong, not with every page. */
export const ErrorPage = fetchedLater('error-page', async () => (await import('./error-page.tsx')).ErrorPage)

/** Stands in for a page of the office that is for admins only: its layout has not come as far as showing that. */
export const AdminsOnly = fetchedLater(
  'admins-only',
  async () => (await import('#app/components/admin/admins-only.tsx')).AdminsOnly,
)

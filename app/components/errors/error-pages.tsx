import { type ComponentType, lazy } from 'react'

/**
 * A page that is fetched when something has gone wrong, not with every page. Once `load` has fetched it, it is drawn
 * at once: a page that was an error from the start does not go blank while scripts take it over.
 */
function fetchedLater<Props extends object>(fetchPage: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined
  const Later = lazy(async () => ({ default: await fetchPage() }))
  function ErrorPage(props: Props) {
    const Page: ComponentType<Props> = fetched ?? Later
    return <Page {...props} />
  }
  return Object.assign(ErrorPage, {
    async load() {
      fetched = await fetchPage()
    },
  })
}

const AnyError = fetchedLater(async () => (await import('./error-page.tsx')).ErrorPage)

/** Where a page of the office is for admins only, its layout has not come as far as showing that. */
const AdminsOnly = fetchedLater(
  async () => (await import('#app/components/admin/admins-only.tsx')).AdminsOnly,
)

/** By what the element says that stands for it: `data-error`. */
export const ERROR_PAGES = { any: AnyError, admins: AdminsOnly }

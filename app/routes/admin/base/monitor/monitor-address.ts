import type { GetVitalsInput, ListBrowserErrorsInput } from '#domain/base/monitor/schemas.ts'
import type { Target } from '#app/request/page-path.ts'

/** The choice of what the page shows. */
export type Chosen = GetVitalsInput & ListBrowserErrorsInput

/** Its address; what is shown anyway is left out. */
export function addressOf({ days, pages, errors, ...others }: Chosen): Target {
  const search = {
    ...others,
    days: days === 28 ? undefined : days,
    pages: pages === 'shop' ? undefined : pages,
    errors: errors === 'open' ? undefined : errors,
  }
  return { to: '/admin/monitor', search }
}

import { PagedList } from '#app/components/admin/paged-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { Target } from '#app/request/page-path.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { BrowserErrorList as ErrorList } from '#domain/base/monitor/schemas.ts'
import { ERROR_STATES } from '#shared/base/monitor/browser-errors.ts'
import { BrowserErrorItem } from './browser-error-item.tsx'
import { addressOf, type Chosen } from './monitor-address.ts'

/** The errors in browsers: to be looked at, or solved. */
export function BrowserErrorList({ list, chosen }: { list: ErrorList; chosen: Chosen }) {
  const { errors: texts } = useStaffMessages().monitor
  const { after: _after, before: _before, ...shown } = chosen
  const page = (at: Partial<Chosen>): Target => ({ ...addressOf({ ...shown, ...at }), hash: 'errors' })
  return (
    <OfficeCard
      id="errors"
      title={texts.title}
      hint={texts.hint}
      className="mt-6"
      actions={
        <nav aria-label={texts.show} className="flex gap-2">
          {ERROR_STATES.map((state) => (
            <LocalLink
              key={state}
              {...page({ errors: state })}
              aria-current={chosen.errors === state ? 'page' : undefined}
              className={`btn ${chosen.errors === state ? 'btn-leaf' : 'btn-line'}`}
            >
              {texts[state]}
            </LocalLink>
          ))}
        </nav>
      }
    >
      <PagedList
        list={list}
        at={page({})}
        pages={texts.pages}
        empty={
          chosen.errors === 'open' ? (
            <EmptyState title={texts.none} text={texts.noneText} />
          ) : (
            <EmptyState title={texts.noneSolved} />
          )
        }
      >
        <ul aria-label={texts.list} className="grid gap-3">
          {list.items.map((item) => (
            <BrowserErrorItem key={item.id} item={item} />
          ))}
        </ul>
      </PagedList>
    </OfficeCard>
  )
}

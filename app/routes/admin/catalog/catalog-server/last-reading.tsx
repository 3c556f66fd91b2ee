import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { CatalogReading, SkippedProduct } from '#domain/catalog/catalog-sync/schemas.ts'

/** Shows what was wrong the last time, if anything was. */
export function LastReading({ reading }: { reading: CatalogReading | undefined }) {
  const { catalogServer: texts } = useStaffMessages()
  if (!reading) return null
  const { outcome, message, skipped } = reading
  return (
    <>
      {(outcome === 'failed' || outcome === 'refused') && (
        <OfficeCard
          id="problem"
          title={texts.outcomes[outcome]}
          hint={texts.outcomeTexts[outcome]}
          className="mt-6 border-chilli"
        >
          <p lang="en" className="wrap-anywhere">
            {message}
          </p>
          {outcome === 'refused' && <TakeFewer />}
        </OfficeCard>
      )}
      {skipped.length > 0 && (
        <OfficeCard id="skipped" title={texts.skippedTitle} hint={texts.skippedHint} className="mt-6">
          <DataList
            label={texts.skippedTitle}
            rows={skipped.map((one, i) => ({ ...one, key: String(i) }))}
            keyOf={({ key }) => key}
            columns={[
              { key: 'product', head: texts.product, cell: ({ what }) => what },
              { key: 'why', head: texts.why, cell: ({ reason }) => texts.reasons[reason], isPlain: true },
              { key: 'detail', head: texts.detail, cell: detailOf, isPlain: true },
            ]}
          />
        </OfficeCard>
      )}
    </>
  )
}

/** In English, whatever the page's language. */
function detailOf({ detail }: SkippedProduct) {
  return (
    <span lang="en" className="wrap-anywhere">
      {detail || '–'}
    </span>
  )
}

function TakeFewer() {
  const { catalogServer: texts, working } = useStaffMessages()
  if (!useIsAdmin()) return null
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-sm text-pretty text-stone">{texts.fewerText}</p>
      <ButtonForm>
        <SubmitButton intent="fewer" className="btn btn-line" pendingText={working}>
          {texts.fewer}
        </SubmitButton>
      </ButtonForm>
    </div>
  )
}

import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import type { FirstSteps } from '#domain/reports/schemas.ts'

const STEPS = [
  { step: 'company', to: '/admin/settings' },
  { step: 'registrationNumber', to: '/admin/settings' },
  { step: 'directors', to: '/admin/settings' },
  { step: 'categories', to: '/admin/categories' },
  { step: 'products', to: '/admin/products' },
] as const satisfies readonly { step: keyof FirstSteps; to: string }[]

/** What the owner of a new shop does first; nothing once all of it is done. */
export function FirstStepsCard({ steps }: { steps: FirstSteps }) {
  const { today } = useStaffMessages()
  const isAdmin = useIsAdmin()
  if (!isAdmin || STEPS.every(({ step }) => steps[step])) return null
  const texts = today.firstSteps
  return (
    <OfficeCard id="first-steps" title={texts.title} hint={texts.hint} className="mb-4">
      <ol className="divide-y divide-line">
        {STEPS.map(({ step, to }) => (
          <li key={step} className="flex min-h-11 items-center justify-between gap-4 py-1">
            <LocalLink to={to} className="link inline-flex min-h-11 items-center">
              {texts[step]}
            </LocalLink>
            {steps[step] && (
              <span className="inline-flex items-center gap-1 text-stone">
                <Icon name="check" className="size-4" />
                {texts.done}
              </span>
            )}
          </li>
        ))}
      </ol>
    </OfficeCard>
  )
}

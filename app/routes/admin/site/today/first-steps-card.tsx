import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { missingText } from '#app/components/admin/base/missing-text.ts'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import type { FirstSteps } from '#domain/orders/reports/schemas.ts'
import type { OpeningReply } from './opening-actions.ts'

const STEPS = [
  { step: 'company', to: '/admin/settings' },
  { step: 'registrationNumber', to: '/admin/settings' },
  { step: 'directors', to: '/admin/settings' },
  { step: 'categories', to: '/admin/categories' },
  { step: 'products', to: '/admin/products' },
] as const satisfies readonly { step: keyof FirstSteps; to: string }[]

type FirstStepsCardProps = { steps: FirstSteps; pageReply: OpeningReply | undefined }

/** The first steps of a new shop's owner, and the button that opens it; nothing once all of it is done. */
export function FirstStepsCard({ steps, pageReply }: FirstStepsCardProps) {
  const { today, settings } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const { isOpen } = steps
  if (!isAdmin || (isOpen && STEPS.every(({ step }) => steps[step]))) return null
  const texts = today.firstSteps
  return (
    <OfficeCard
      id="first-steps"
      title={isOpen ? texts.titleOpen : texts.title}
      hint={isOpen ? texts.hintOpen : texts.hint}
      className="mb-4"
    >
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
      {!isOpen && (
        <StaffForm<OpeningReply>
          intent="open"
          pageReply={pageReply}
          refusalText={(refusal) => ({
            text: refusal.reason === 'incomplete' ? missingText(refusal.missing, settings) : texts.changed,
          })}
          submit={texts.open}
          buttonClassName="btn-primary"
          className="mt-4 gap-3"
        >
          <p className="text-stone">{texts.openHint}</p>
        </StaffForm>
      )}
    </OfficeCard>
  )
}

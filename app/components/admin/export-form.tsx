import { PasswordField } from '#app/components/accounts/password-field.tsx'
import { OWN_PASSWORD } from '#app/components/forms/form-reply.ts'
import { FormState } from '#app/components/forms/form-state.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo, type Target } from '#app/request/page-path.ts'
import { useStaffMessages } from './use-staff-messages.ts'
import { useRouteLoaderData } from 'react-router'

type ExportFormProps = {
  to: Target
  submit: string
  hint?: string
  /** Sent with it. */
  fields?: Record<string, string>
}

/**
 * A file of people, which the browser asks for by itself, with scripts too. Folded away is the field for one's own
 * password, which is not there for minutes after it was typed.
 */
export function ExportForm({ to, submit, hint, fields = {} }: ExportFormProps) {
  const { ownPassword: texts } = useStaffMessages()
  const locale = useLocale()
  const isConfirmed = useIsConfirmed()
  const form = (
    <form method="post" action={pathTo(to, locale)} className="grid max-w-sm gap-4">
      {hint && <p className="text-sm text-stone">{hint}</p>}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!isConfirmed && (
        <FormState value={{ values: {}, errors: {}, idPrefix: 'export' }}>
          <PasswordField
            name={OWN_PASSWORD}
            label={texts.password}
            hint={texts.hint}
            autoComplete="current-password"
          />
        </FormState>
      )}
      <div>
        <button type="submit" className="btn btn-line">
          {submit}
        </button>
      </div>
    </form>
  )
  if (isConfirmed) return form
  return (
    <details id="export">
      <summary className="link min-h-11 cursor-pointer content-center">{submit}</summary>
      <div className="mt-3">{form}</div>
    </details>
  )
}

/** True if the password was typed minutes ago, so that nothing asks for it again. The verbs decide all the same. */
function useIsConfirmed(): boolean {
  return useRouteLoaderData<{ isConfirmed: boolean }>('routes/admin/layout')?.isConfirmed ?? false
}

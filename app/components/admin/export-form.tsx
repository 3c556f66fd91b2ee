import type { ReactNode } from 'react'
import { PasswordField } from '#app/components/auth/password-field.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo, type Target } from '#app/page-path.ts'
import { useStaffMessages } from './use-staff-messages.ts'

type ExportFormProps = {
  to: Target
  submit: string
  hint: string
  /** Hidden fields. */
  children?: ReactNode
}

/** A form that is answered with a file: the browser sends it itself, with scripts too. */
export function ExportForm({ to, submit, hint, children }: ExportFormProps) {
  const { customer: texts } = useStaffMessages()
  return (
    <FormState value={{ values: {}, errors: {}, idPrefix: 'export' }}>
      <form method="post" action={pathTo(to, useLocale())} className="grid gap-5">
        <p className="text-sm text-stone">{hint}</p>
        {children}
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        <div>
          <button type="submit" className="btn btn-line">
            {submit}
          </button>
        </div>
      </form>
    </FormState>
  )
}

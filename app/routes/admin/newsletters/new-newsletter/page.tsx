import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createNewsletter } from '#domain/newsletters/newsletters/index.ts'
import { createNewsletterInput } from '#domain/newsletters/newsletters/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { Route } from './+types/page.ts'
import { LOCALES, byLocale } from '#shared/kernel/locale.ts'

async function createAction({ context, intent, form }: FormRequest) {
  const values = typedValues(
    form,
    LOCALES.map((locale) => `subject.${locale}` as const),
  )
  const subject = byLocale((locale) => values[`subject.${locale}`])
  const input = createNewsletterInput.safeParse({ subject })
  if (!input.success) return answer<FormReply>({ intent, values, errors: toFieldErrors(input.error) })
  const { id } = await runVerb(context, (ctx) => createNewsletter(ctx, input.data))
  return leadTo(context, { to: '/admin/newsletters/:id', params: { id } })
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { create: createAction })
}

export default function NewNewsletterPage({ actionData }: Route.ComponentProps) {
  const { newsletters: texts, fieldErrors, working } = useStaffMessages()
  return (
    <>
      <OfficeHead title={texts.add} back={{ to: { to: '/admin/newsletters' }, text: texts.all }} />
      <OfficeCard id="begin" title={texts.subject} hint={texts.newHint}>
        <ReplyForm
          intent="create"
          pageReply={actionData}
          fieldErrors={fieldErrors}
          submit={texts.begin}
          pendingText={working}
        >
          <LocalizedField name="subject" label={texts.subject} />
        </ReplyForm>
      </OfficeCard>
    </>
  )
}
